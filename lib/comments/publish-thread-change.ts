import { commentJobs } from "@/lib/comments/jobs";
import { notifyConversation } from "@/lib/comments/notify-conversation";
import { type CommentThread, guestbook, THREAD_CHANGED_EVENT, threadChannel } from "@/lib/comments/rules";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import type { Tx } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { Job } from "@/lib/jobs/define-job";
import { enqueue } from "@/lib/jobs/outbox";

type ThreadChange = CommentThread & { id: string; at: Date };

const threadChangeJob = ({ id, at, ...thread }: ThreadChange): Job =>
  commentJobs.threadChanged.job(`wall/${id}/${at.getTime()}`, {
    channel: threadChannel(thread),
    event: THREAD_CHANGED_EVENT,
    data: { id, at: at.toISOString() },
  });

/**
 * Enqueues the realtime message about a changed comment, and the emails about it if it is shown. Call the returned function after the commit: it revalidates the
 * guestbook, or the pages that quote a featured comment.
 */
export async function publishThreadChange(tx: Tx, change: ThreadChange): Promise<() => Promise<void>> {
  await enqueue(tx, threadChangeJob(change));
  await notifyConversation(tx, [change.id]);
  const isFeatured = (await tx.comment.count({ where: { id: change.id, featuredAt: { not: null } } })) > 0;
  return async () => {
    await revalidatePages([
      ...(change.exhibition === guestbook ? pagesShowing.guestbook : []),
      ...(isFeatured ? pagesShowing.featured : []),
    ]);
  };
}
