import { StatusBadge } from "@/components/ui/status-badge";
import type { Comment } from "@/lib/comments/contracts";
import { commentPaths } from "@/lib/core/urls/comment-paths";

const linkClass =
  "inline-flex min-h-tap items-center font-semibold text-small underline decoration-accent decoration-2 underline-offset-[0.28em]";

/** What became of one's own comment that others do not see; nothing for one that is shown. */
export function CommentState({ comment }: { comment: Comment }) {
  if (comment.status === "pending")
    return (
      <StatusBadge shape="ring" tone="warn" className="justify-self-start whitespace-normal">
        Awaiting approval; only you can see it
      </StatusBadge>
    );
  if (comment.status === "refused")
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge shape="ring" tone="muted" className="whitespace-normal">
          Removed by a moderator; only you can see it
        </StatusBadge>
        <a href={`${commentPaths.myComments()}#${comment._id}`} className={linkClass}>
          Appeal
        </a>
      </p>
    );
  return null;
}
