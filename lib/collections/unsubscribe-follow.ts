import { db } from "@/lib/db/client";

/** Ends a follow or a wish for a number with the token of an email about it. Idempotent. */
export async function unsubscribeFollow(token: string): Promise<void> {
  await db.$executeRaw`
    WITH follow AS (DELETE FROM follows WHERE unsubscribe_token = ${token})
    DELETE FROM number_wishes WHERE unsubscribe_token = ${token}`;
}
