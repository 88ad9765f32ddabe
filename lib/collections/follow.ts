import type { Actor } from "@/lib/auth/contracts";
import type { FollowBody } from "@/lib/collections/contracts";
import { getFollowTarget } from "@/lib/collections/following-queries";
import { MAX_FOLLOWS } from "@/lib/collections/rules";
import { followConversation } from "@/lib/comments/follow-conversation";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

/** Follows a leader or a series, or comments. Idempotent. */
export async function follow({ actor, body }: { actor: Actor; body: FollowBody }): Promise<void> {
  if (body.kind === "conversation" || body.kind === "thread") return followConversation({ actor, target: body });
  const { kind, key } = body;
  await transaction(async (tx) => {
    if (!(await getFollowTarget({ kind, key }, tx)))
      throwAppError("not_found", kind === "leader" ? "There is no such leader." : "There is no such series.");
    await tx.$executeRaw`
      INSERT INTO follows (id, user_id, kind, key, unsubscribe_token)
      SELECT ${newId("flw")}, ${actor._id}, ${kind}::"FollowKind", ${key}, ${linkToken()}
      WHERE (SELECT count(*) FROM follows WHERE user_id = ${actor._id}) < ${MAX_FOLLOWS}
      ON CONFLICT (user_id, kind, key) DO NOTHING`;
    if ((await tx.follow.count({ where: { userId: actor._id, kind, key } })) === 0)
      throwAppError("conflict", `You can follow ${MAX_FOLLOWS} leaders and series. Please remove one first.`);
  });
}
