import { commentJobs } from "@/lib/comments/jobs";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";

/** How long a moderator can undo a removal before its author reads of it. */
const MINUTES = 15;

/** Enqueues the emails that say to the authors that a moderator has removed their comments, and that they may appeal. */
export async function enqueueRemovalMails(tx: Tx, commentIds: readonly string[]): Promise<void> {
  if (commentIds.length === 0) return;
  const due = new Date((await databaseNow()).getTime() + MINUTES * 60_000);
  await enqueue(
    tx,
    ...commentIds.map((commentId) => commentJobs.removed.job(`comment-removed/${commentId}`, { commentId }, due)),
  );
}
