import { Pin } from "lucide-react";
import type { Comment, CommentWithReplies } from "@/lib/comments/contracts";
import { canMute, isEditable } from "@/lib/comments/rules";
import type { ThreadPlace } from "@/lib/comments/thread-contracts";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { CommentFormLinks } from "./comment-form-links";
import { CommentReactionForm } from "./comment-reactions";
import { CommentState } from "./comment-state";
import { MuteForm } from "./mute-form";
import { SingleNote } from "./single-note";

type ThreadNoteProps = {
  note: CommentWithReplies;
  place: ThreadPlace;
  isSignedIn: boolean;
  /** Whether it has a link to its own page, where one replies. */
  withLink?: boolean;
};

/** A comment with its replies on a page that knows its reader: forms and links that need no JavaScript. */
export function ThreadNote({ note, place: { policy, ban, now }, isSignedIn, withLink = false }: ThreadNoteProps) {
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
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {withLink && each._id === note._id && each.status === "approved" && policy.mode !== "closed" && (
          <a href={commentPaths.conversation(each._id)} className="link inline-flex min-h-tap items-center text-small">
            Reply<span className="sr-only"> to {each.user.displayName}</span>
          </a>
        )}
        {each.own && each.status !== "refused" && isEditable(each.mendableUntil, now) && (
          <CommentFormLinks id={each._id} canEdit={!ban} />
        )}
        {isSignedIn && !each.own && (
          <a href={commentPaths.report(each._id)} className="link inline-flex min-h-tap items-center text-small">
            Report<span className="sr-only"> the comment by {each.user.displayName}</span>
          </a>
        )}
        {isSignedIn && canMute(each) && (
          <MuteForm target={{ comment: each._id }} name={each.user.displayName} isMuted={each.muted === true} />
        )}
      </div>
    </>
  );
  return <SingleNote note={note} footOf={footOf} />;
}
