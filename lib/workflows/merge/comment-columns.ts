import { dropDuplicates, type Handling, move, moveUnique } from "@/lib/workflows/merge/merge-handling";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

/** How the columns of comments that refer to a user are merged. */
export const commentColumns: Record<string, Handling> = {
  "comments.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`UPDATE comments x SET idempotency_key = NULL FROM comments y
          WHERE x.user_id = ${from} AND y.user_id = ${to} AND x.idempotency_key = y.idempotency_key`,
    ],
  },
  "comments.deleted_by_id": move,
  "comment_bans.user_id": {
    kind: "move",
    // A person has one ban at a time: the longer one stays.
    duplicates: ({ from, to }) => [
      sql`UPDATE comment_bans x SET lifted_at = clock_timestamp() FROM comment_bans y
          WHERE x.user_id IN (${from}, ${to}) AND y.user_id IN (${from}, ${to}) AND x.user_id <> y.user_id
            AND x.lifted_at IS NULL AND y.lifted_at IS NULL
            AND (COALESCE(x.ends_at, 'infinity'), x.id) < (COALESCE(y.ends_at, 'infinity'), y.id)`,
    ],
  },
  "comment_bans.created_by_id": move,
  "comment_bans.lifted_by_id": move,
  "moderation_notes.user_id": move,
  "moderation_notes.author_id": move,
  "comment_reports.user_id": moveUnique("comment_reports", "comment_id"),
  "comment_reactions.user_id": moveUnique("comment_reactions", "comment_id"),
  "comment_mentions.user_id": moveUnique("comment_mentions", "comment_id"),
  "comment_conversations.user_id": {
    kind: "move",
    duplicates: (pair) => [
      ...dropDuplicates("comment_conversations", "comment_id")(pair),
      sql`DELETE FROM comment_conversations x USING comment_conversations y
          WHERE x.user_id = ${pair.from} AND y.user_id = ${pair.to} AND x.exhibition = y.exhibition AND x.artwork IS NOT DISTINCT FROM y.artwork
            AND x.comment_id IS NULL AND y.comment_id IS NULL`,
    ],
  },
  // Nobody mutes themselves, also when one of the two had muted the other.
  "comment_mutes.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`DELETE FROM comment_mutes WHERE (user_id, muted_id) IN ((${from}, ${to}), (${to}, ${from}))`,
      ...dropDuplicates("comment_mutes", "muted_id")({ from, to }),
    ],
  },
  "comment_mutes.muted_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`DELETE FROM comment_mutes x USING comment_mutes y
          WHERE x.muted_id = ${from} AND y.muted_id = ${to} AND x.user_id = y.user_id`,
    ],
  },
  // Emails that either of the two has stopped stay stopped.
  "comment_mail_settings.user_id": {
    kind: "move",
    duplicates: ({ from, to }) => [
      sql`UPDATE comment_mail_settings y SET stopped_at = COALESCE(y.stopped_at, x.stopped_at) FROM comment_mail_settings x
          WHERE x.user_id = ${from} AND y.user_id = ${to}`,
      sql`DELETE FROM comment_mail_settings x USING comment_mail_settings y WHERE x.user_id = ${from} AND y.user_id = ${to}`,
    ],
  },
  "comment_appeals.user_id": move,
  "comment_appeals.decided_by_id": move,
};
