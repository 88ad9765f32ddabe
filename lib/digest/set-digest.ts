import type { Actor } from "@/lib/auth/contracts";
import { linkToken } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

/** Turns the monthly email on or off. Turned on again, it begins with the month that runs. */
export async function setDigest({ actor, wanted }: { actor: Pick<Actor, "_id">; wanted: boolean }): Promise<void> {
  if (wanted)
    await db.$executeRaw`
      INSERT INTO digest_subscriptions (user_id, unsubscribe_token) VALUES (${actor._id}, ${linkToken()}) ON CONFLICT DO NOTHING`;
  else await db.$executeRaw`DELETE FROM digest_subscriptions WHERE user_id = ${actor._id}`;
}

/** Ends the monthly email with the token of its link. Idempotent: an unknown token ends nothing. */
export async function stopDigest(token: string): Promise<void> {
  await db.$executeRaw`DELETE FROM digest_subscriptions WHERE unsubscribe_token = ${token}`;
}
