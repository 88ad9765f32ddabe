import { commentJobs } from "@/lib/comments/jobs";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";

/** How long a moderator can undo a removal before its author reads of it. */
const MINUTES = 15;

/**
 * Enqueues the emails that say to the authors that a moderator has removed their comments, and that they may appeal: one for each removal, and one
 * for those that follow an undo while it waits. The caller has locked the comments.
 */
export async function enqueueRemovalMails(tx: Tx, commentIds: readonly string[]): Promise<void> {
  if (commentIds.length === 0) return;
  const waiting = await tx.$queryRaw<{ id: string }[]>`
    SELECT payload ->> 'commentId' AS id FROM outbox_messages
    WHERE status = 'pending' AND topic = ${commentJobs.removed.name} AND payload ->> 'commentId' = ANY(${[...commentIds]})`;
  const known = new Set(waiting.map(({ id }) => id));
  const due = new Date((await databaseNow()).getTime() + MINUTES * 60_000);
  const unsent = commentIds.filter((id) => !known.has(id));
  const mails = unsent.map((commentId) =>
    commentJobs.removed.job(`comment-removed/${commentId}/${newId("out")}`, { commentId }, due),
  );
  if (mails.length > 0) await enqueue(tx, ...mails);
}
