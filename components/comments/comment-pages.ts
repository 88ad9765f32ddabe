import type { Comment, CommentsReply, CommentWithReplies } from "@/lib/comments/contracts";

const hasId = (id: string) => (comment: CommentWithReplies) =>
  comment._id === id || comment.replies.some((reply) => reply._id === id);

/** Adds a comment or reply to the loaded pages, or replaces the one with the same id. */
export function withSaved(pages: readonly CommentsReply[], comment: Comment, replyTo?: string): CommentsReply[] {
  const { _id } = comment;
  const exists = pages.some(({ comments }) => comments.some(hasId(_id)));
  if (!exists && !replyTo) {
    return pages.map((page, index) =>
      index === 0 ? { ...page, comments: [{ ...comment, replies: [] }, ...page.comments] } : page,
    );
  }
  const change = (existing: CommentWithReplies): CommentWithReplies => {
    if (existing._id === _id) return { ...comment, replies: existing.replies };
    if (!exists && existing._id === replyTo) return { ...existing, replies: [...existing.replies, comment] };
    return { ...existing, replies: existing.replies.map((reply) => (reply._id === _id ? comment : reply)) };
  };
  return pages.map((page) => ({ ...page, comments: page.comments.map(change) }));
}

/** Screen reader text about comments by others that were not in the previous list; older ones below it are not new. */
export function newComments(before: readonly CommentWithReplies[], now: readonly CommentWithReplies[]): string {
  const oldest = before.at(-1)?.createdAt ?? "";
  const known = new Set(before.flatMap((existing) => [existing._id, ...existing.replies.map(({ _id }) => _id)]));
  const added = now
    .filter(({ createdAt }) => createdAt >= oldest)
    .flatMap((existing) => [existing, ...existing.replies])
    .filter((existing) => !known.has(existing._id) && !existing.own && !existing.muted);
  if (added.length === 0) return "";
  const [first] = added;
  return added.length === 1 && first ? `A new comment by ${first.user.displayName}` : `${added.length} new comments`;
}
