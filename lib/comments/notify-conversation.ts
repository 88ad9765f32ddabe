import { commentJobs } from "@/lib/comments/jobs";
import { publishedSql } from "@/lib/comments/published-sql";
import { linkToken, newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

/** At most one email for each person and conversation in this time; what comes meanwhile is in the next one. */
const MAIL_MINUTES = 60;

type Recipient = { commentId: string; rootId: string; userId: string };

/**
 * Enqueues the emails about published comments: to the author of the comment they reply to, and to whom they mention, never to their own
 * author. Each person gets one about each comment, however often it is published. Emails answer to comments only, never to emails.
 */
export async function notifyConversation(tx: Tx, commentIds: readonly string[]): Promise<void> {
  const people = await tx.$queryRaw<Recipient[]>`
    WITH news AS (
      SELECT c.id, c.user_id, COALESCE(c.parent_id, c.id) AS root_id FROM comments c WHERE c.id = ANY(${commentIds}) AND ${publishedSql})
    SELECT DISTINCT n.id AS "commentId", n.root_id AS "rootId", u.id AS "userId"
    FROM news n
      JOIN LATERAL (
        SELECT r.user_id FROM comments r WHERE r.id = n.root_id AND n.id <> n.root_id
        UNION SELECT m.user_id FROM comment_mentions m WHERE m.comment_id = n.id) w ON w.user_id <> n.user_id
      JOIN users u ON u.id = w.user_id
    WHERE u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM comment_mail_settings s WHERE s.user_id = u.id AND s.stopped_at IS NOT NULL)
    ORDER BY "userId", "rootId", "commentId"`;
  if (people.length === 0) return;
  await tx.commentMailSetting.createMany({
    data: [...new Set(people.map(({ userId }) => userId))].map((userId) => ({ userId, unsubscribeToken: linkToken() })),
    skipDuplicates: true,
  });
  await tx.commentConversation.createMany({
    data: people.map(({ userId, rootId }) => ({
      id: newId("ccv"),
      userId,
      commentId: rootId,
      unsubscribeToken: linkToken(),
    })),
    skipDuplicates: true,
  });
  const due = await tx.$queryRaw<{ id: string; mailAt: Date }[]>`
    WITH news AS (
      INSERT INTO comment_notices (conversation_id, comment_id)
      SELECT v.id, w.comment_id
      FROM unnest(${people.map(({ userId }) => userId)}::text[], ${people.map(({ rootId }) => rootId)}::text[],
          ${people.map(({ commentId }) => commentId)}::text[]) AS w(user_id, root_id, comment_id)
        JOIN comment_conversations v ON v.user_id = w.user_id AND v.comment_id = w.root_id AND v.muted_at IS NULL
      ORDER BY v.id ON CONFLICT DO NOTHING RETURNING conversation_id)
    UPDATE comment_conversations v
    SET mail_at = GREATEST(clock_timestamp(), v.mail_at + make_interval(mins => ${MAIL_MINUTES}::int))
    WHERE v.id IN (SELECT conversation_id FROM news) AND (v.mail_at IS NULL OR v.mail_at <= clock_timestamp())
    RETURNING v.id, v.mail_at AS "mailAt"`;
  const jobs = due.map(({ id, mailAt }) => {
    const mail = `comment-replies/${id}/${mailAt.getTime()}`;
    return commentJobs.replies.job(mail, { conversationId: id, mail }, mailAt);
  });
  if (jobs.length > 0) await enqueue(tx, ...jobs);
}
