import { isBannedSql } from "@/lib/comments/comment-bans";
import { commentJobs } from "@/lib/comments/jobs";
import { isMutedSql } from "@/lib/comments/mute-sql";
import { publishedSql } from "@/lib/comments/published-sql";
import { linkToken, newId } from "@/lib/core/ids";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { Prisma } from "@/prisma/generated/client";

/**
 * At most one email for each person and conversation in this time, and for a followed thread, which has many; what comes meanwhile is in
 * the next one.
 */
const MAIL_MINUTES = 60;
const THREAD_MAIL_MINUTES = 24 * 60;

const { sql } = Prisma;

/** What of the comments `c` may be in an email to the user `reader`, in SQL: published, not by somebody banned or whom they have muted. */
export const mailableSql = (reader: Prisma.Sql): Prisma.Sql => sql`(${publishedSql}
  AND NOT ${isBannedSql(sql`c.user_id`)} AND NOT ${isMutedSql(reader, sql`c.user_id`)})`;

/** Whether the user `u` gets emails about comments at all, in SQL. */
const isMailedSql = sql`(u.deleted_at IS NULL AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM comment_mail_settings s WHERE s.user_id = u.id AND s.stopped_at IS NOT NULL))`;

type Recipient = { commentId: string; rootId: string; userId: string };

/**
 * Enqueues the emails about published comments: to the author of the comment they reply to, to whom they mention, and to who follows the
 * conversation or its thread, never to their own author. Each person gets one about each comment, however often it is published. Emails
 * answer to comments only, never to emails.
 */
export async function notifyConversation(tx: Tx, commentIds: readonly string[]): Promise<void> {
  await enqueueThreadNotices(tx, commentIds);
  const people = await tx.$queryRaw<Recipient[]>`
    SELECT DISTINCT c.id AS "commentId", COALESCE(c.parent_id, c.id) AS "rootId", u.id AS "userId"
    FROM comments c
      JOIN LATERAL (
        SELECT r.user_id FROM comments r WHERE r.id = c.parent_id
        UNION SELECT m.user_id FROM comment_mentions m WHERE m.comment_id = c.id
        UNION SELECT v.user_id FROM comment_conversations v WHERE v.comment_id = c.parent_id AND v.followed_at < c.created_at
      ) w ON w.user_id <> c.user_id
      JOIN users u ON u.id = w.user_id
    WHERE c.id = ANY(${commentIds}) AND ${mailableSql(sql`u.id`)} AND ${isMailedSql}
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
  await addNotices(
    tx,
    sql`
      SELECT v.id, w.comment_id
      FROM unnest(${people.map(({ userId }) => userId)}::text[], ${people.map(({ rootId }) => rootId)}::text[],
          ${people.map(({ commentId }) => commentId)}::text[]) AS w(user_id, root_id, comment_id)
        JOIN comment_conversations v ON v.user_id = w.user_id AND v.comment_id = w.root_id AND v.muted_at IS NULL`,
  );
}

/** Stores what is new in conversations, and enqueues the emails of those that have none due. */
async function addNotices(tx: Tx, notices: Prisma.Sql): Promise<void> {
  const due = await tx.$queryRaw<{ id: string; mailAt: Date }[]>`
    WITH news AS (
      INSERT INTO comment_notices (conversation_id, comment_id) ${notices}
      ORDER BY 1, 2 ON CONFLICT DO NOTHING RETURNING conversation_id)
    UPDATE comment_conversations v
    SET mail_at = GREATEST(clock_timestamp(), v.mail_at + make_interval(mins =>
      CASE WHEN v.comment_id IS NULL THEN ${THREAD_MAIL_MINUTES}::int ELSE ${MAIL_MINUTES}::int END))
    WHERE v.id IN (SELECT conversation_id FROM news) AND (v.mail_at IS NULL OR v.mail_at <= clock_timestamp())
    RETURNING v.id, v.mail_at AS "mailAt"`;
  const jobs = due.map(({ id, mailAt }) => {
    const mail = `comment-replies/${id}/${mailAt.getTime()}`;
    return commentJobs.replies.job(mail, { conversationId: id, mail }, mailAt);
  });
  if (jobs.length > 0) await enqueue(tx, ...jobs);
}

/** The thread of the comment `c` has followers. A job finds them, so that a thread with many does not slow down the comment. */
async function enqueueThreadNotices(tx: Tx, commentIds: readonly string[]): Promise<void> {
  const followed = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM comments c WHERE c.id = ANY(${commentIds}) AND ${publishedSql} AND EXISTS (
      SELECT 1 FROM comment_conversations v WHERE v.exhibition = c.exhibition AND v.artwork IS NOT DISTINCT FROM c.artwork
        AND v.followed_at < c.created_at AND v.user_id <> c.user_id)`;
  if (followed.length === 0) return;
  const job = commentJobs.threadNews.job(`comment-thread-news/${linkToken()}`, {
    commentIds: followed.map(({ id }) => id),
  });
  await enqueue(tx, job);
}

/**
 * Enqueues the emails to those who follow the thread of published comments. Who gets an email about one anyway, or has stopped those of its
 * conversation, gets none here.
 */
export async function notifyThreadFollowers(commentIds: readonly string[]): Promise<void> {
  await transaction((tx) =>
    addNotices(
      tx,
      sql`
        SELECT v.id, c.id
        FROM comments c
          JOIN comment_conversations v ON v.exhibition = c.exhibition AND v.artwork IS NOT DISTINCT FROM c.artwork
            AND v.followed_at < c.created_at AND v.muted_at IS NULL AND v.user_id <> c.user_id
          JOIN users u ON u.id = v.user_id
        WHERE c.id = ANY(${commentIds}) AND ${mailableSql(sql`u.id`)} AND ${isMailedSql}
          AND NOT EXISTS (SELECT 1 FROM comment_conversations o WHERE o.user_id = u.id AND o.comment_id = COALESCE(c.parent_id, c.id)
            AND (o.muted_at IS NOT NULL OR EXISTS (
              SELECT 1 FROM comment_notices n WHERE n.conversation_id = o.id AND n.comment_id = c.id)))`,
    ),
  );
}
