import { getCommentBan } from "@/lib/comments/comment-bans";
import type { Reader } from "@/lib/comments/comment-rows";
import type { CommentWithReplies } from "@/lib/comments/contracts";
import { type FoundThread, findThread, getCommentThread, getPolicyIn, listComments } from "@/lib/comments/queries";
import type { CommentThread } from "@/lib/comments/rules";
import type { CommentPlace, NamedWork, ThreadPage, ThreadPlace } from "@/lib/comments/thread-contracts";
import type { CommentOrder } from "@/lib/comments/thread-rules";
import { databaseNow } from "@/lib/db/database-now";
import { findArtworkPictures } from "@/lib/exhibitions/chapter-queries";
import { listNamedWorks } from "@/lib/exhibitions/named-works";

async function toPlace(
  { exhibition, artwork, title, requiresVIP }: FoundThread,
  works: readonly NamedWork[],
  { policy, ban, now }: Pick<ThreadPlace, "policy" | "ban" | "now">,
): Promise<ThreadPlace> {
  const work = works.find(({ slug }) => slug === artwork) ?? null;
  const [shown] = work ? await findArtworkPictures([work.slug]) : [];
  return { exhibition, artwork, title, work, picture: shown?.picture ?? null, requiresVIP, policy, ban, now };
}

/** The page of a thread as the reader sees it, or null when no published exhibition has it. */
export async function findThreadPage(
  thread: CommentThread,
  { reader, cursor, sort }: { reader: Reader; cursor?: string | undefined; sort?: CommentOrder | undefined },
): Promise<ThreadPage | null> {
  const found = await findThread(thread);
  if (!found) return null;
  const [{ comments, nextCursor, ban, now, thread: policy }, works] = await Promise.all([
    listComments(thread, { reader, ...(cursor && { cursor }), ...(sort && { sort }) }),
    listNamedWorks(thread.exhibition, reader),
  ]);
  return { place: await toPlace(found, works, { policy, ban, now }), comments, nextCursor, works };
}

/** A comment of a published thread with its replies as the reader sees them, or null. */
export async function findConversation(
  id: string,
  reader: Reader,
): Promise<{ place: ThreadPlace; comment: CommentWithReplies } | null> {
  const comment = await getCommentThread(id, reader);
  const found = comment && (await findThread(comment));
  if (!found) return null;
  const [policy, ban, works, now] = await Promise.all([
    getPolicyIn(found, reader),
    reader && getCommentBan(reader._id),
    listNamedWorks(found.exhibition, reader),
    databaseNow(),
  ]);
  const place = await toPlace(found, works, { policy, ban: ban ?? undefined, now: now.toISOString() });
  return { place, comment };
}

/** One comment or reply that the reader sees, for the forms that edit, delete or report it, or null. */
export async function findCommentPlace(id: string, reader: Reader): Promise<CommentPlace | null> {
  const found = await findConversation(id, reader);
  const comment = found && [found.comment, ...found.comment.replies].find(({ _id }) => _id === id);
  return comment ? { place: found.place, comment } : null;
}
