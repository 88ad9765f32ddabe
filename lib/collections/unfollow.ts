import type { Actor } from "@/lib/auth/contracts";
import type { FollowBody } from "@/lib/collections/contracts";
import { db } from "@/lib/db/client";

/** Stops following a leader or a series. Idempotent. */
export async function unfollow({ actor, body: { kind, key } }: { actor: Actor; body: FollowBody }): Promise<void> {
  await db.follow.deleteMany({ where: { userId: actor._id, kind, key } });
}
