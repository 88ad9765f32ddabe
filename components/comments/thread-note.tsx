import { Pin } from "lucide-react";
import type { Comment, CommentWithReplies } from "@/lib/comments/contracts";
import type { ThreadPlace } from "@/lib/comments/thread-contracts";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { CommentReactionForm } from "./comment-reactions";
import { CommentState } from "./comment-state";
import { SingleNote } from "./single-note";

type ThreadNoteProps = {
  note: CommentWithReplies;
  place: ThreadPlace;
  isSignedIn: boolean;
  /** Whether it has a link to its own page, where one replies. */
  withLink?: boolean;
};

/** A comment with its replies on a page that knows its reader: forms and links that need no JavaScript. */
export function ThreadNote({ note, place: { policy, ban }, isSignedIn, withLink = false }: ThreadNoteProps) {
  const canReact = isSignedIn && !ban && policy.mode !== "closed";
  const footOf = (each: Comment) => (
    <>
      {each.pinned && (
        <p className="flex items-center gap-1 font-semibold text-tiny">
          <Pin aria-hidden className="size-4" />
          Pinned
        </p>
      )}
      {each.status === "approved" && <CommentReactionForm comment={each} canReact={canReact && !each.own} />}
      <CommentState comment={each} />
      {withLink && each._id === note._id && each.status === "approved" && policy.mode !== "closed" && (
        <a href={commentPaths.conversation(each._id)} className="link inline-flex min-h-tap items-center text-small">
          Reply<span className="sr-only"> to {each.user.displayName}</span>
        </a>
      )}
    </>
  );
  return <SingleNote note={note} footOf={footOf} />;
}
