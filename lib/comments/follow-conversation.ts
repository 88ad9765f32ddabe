import type { Actor } from "@/lib/auth/contracts";
import { type ConversationTarget, findConversationTarget } from "@/lib/comments/follow-queries";
import { parseThreadKey } from "@/lib/comments/name-threads";
import { MAX_FOLLOWED_CONVERSATIONS } from "@/lib/comments/rules";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** The row of a user for a comment with its replies, or for a thread, in SQL. */
function rowOf({ kind, key }: ConversationTarget): Prisma.Sql {
  if (kind === "conversation") return Prisma.sql`comment_id = ${key}`;
  const { exhibition, artwork } = parseThreadKey(key);
  return Prisma.sql`exhibition = ${exhibition} AND artwork IS NOT DISTINCT FROM ${artwork}::text`;
}

type FollowConversation = { actor: Actor; target: ConversationTarget };

/**
 * Follows a comment with its replies, or the comments on an exhibition, on one of its artworks or in the guestbook. One whose emails the
 * user had stopped is followed again. Idempotent.
 */
export async function followConversation({ actor, target }: FollowConversation): Promise<void> {
  if (!(await findConversationTarget(target, actor)))
    throwAppError("not_found", "These comments are not shown any more.");
  const isConversation = target.kind === "conversation";
  const thread = isConversation ? null : parseThreadKey(target.key);
  await transaction(async (tx) => {
    // Two requests count one after the other.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${actor._id} FOR NO KEY UPDATE`;
    await tx.$executeRaw`
      INSERT INTO comment_conversations (id, user_id, comment_id, exhibition, artwork, unsubscribe_token)
      VALUES (${newId("ccv")}, ${actor._id}, ${isConversation ? target.key : null}, ${thread?.exhibition ?? null}, ${thread?.artwork ?? null}, ${linkToken()})
      ON CONFLICT DO NOTHING`;
    const followed = await tx.$executeRaw`
      UPDATE comment_conversations SET followed_at = COALESCE(followed_at, clock_timestamp()), muted_at = NULL
      WHERE user_id = ${actor._id} AND ${rowOf(target)} AND (followed_at IS NOT NULL OR
        (SELECT count(*) FROM comment_conversations WHERE user_id = ${actor._id} AND followed_at IS NOT NULL) < ${MAX_FOLLOWED_CONVERSATIONS})`;
    if (followed === 0)
      throwAppError(
        "conflict",
        `You can follow ${MAX_FOLLOWED_CONVERSATIONS} conversations. Please stop following one first.`,
      );
    await tx.$executeRaw`
      INSERT INTO comment_mail_settings (user_id, unsubscribe_token) VALUES (${actor._id}, ${linkToken()}) ON CONFLICT DO NOTHING`;
  });
}

/** Stops following; emails about replies to one's own comments go on. Idempotent. */
export async function unfollowConversation({ actor, target }: FollowConversation): Promise<void> {
  await db.$executeRaw`
    UPDATE comment_conversations SET followed_at = NULL
    WHERE user_id = ${actor._id} AND ${rowOf(target)} AND followed_at IS NOT NULL`;
}
