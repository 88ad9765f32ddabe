import type { Actor } from "@/lib/auth/contracts";
import type { FollowBody } from "@/lib/collections/contracts";
import { unfollowConversation } from "@/lib/comments/follow-conversation";
import { db } from "@/lib/db/client";

/** Stops following a leader or a series, or comments. Idempotent. */
export async function unfollow({ actor, body }: { actor: Actor; body: FollowBody }): Promise<void> {
  if (body.kind === "conversation" || body.kind === "thread") return unfollowConversation({ actor, target: body });
  const { kind, key } = body;
  await db.follow.deleteMany({ where: { userId: actor._id, kind, key } });
}
