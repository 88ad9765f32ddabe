import type { CommentWithReplies } from "@/lib/comments/contracts";
import { guestbook } from "@/lib/comments/rules";
import type { ThreadPlace } from "@/lib/comments/thread-contracts";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { FollowComments } from "./follow-comments";
import { aboutThread, ThreadFrame } from "./thread-frame";
import { ThreadNote } from "./thread-note";
import { WriteComment } from "./write-comment";

type ConversationViewProps = {
  place: ThreadPlace;
  comment: CommentWithReplies;
  isSignedIn: boolean;
  /** Whether the reader follows it. */
  isFollowed: boolean;
  result: string | undefined;
  /** What the reader wrote in the form before and was refused. */
  draft: string | undefined;
};

/** One comment with its replies, and the form for another. */
export function ConversationView({ place, comment, isSignedIn, isFollowed, result, draft }: ConversationViewProps) {
  return (
    <ThreadFrame
      place={place}
      below="One comment"
      heading={place.exhibition === guestbook ? "From the guestbook" : `A comment on ${aboutThread(place)}`}
      result={result}
    >
      <div className="col-span-full grid content-start gap-6 lg:col-span-7">
        <ThreadNote note={comment} place={place} isSignedIn={isSignedIn} />
        {comment.status === "approved" && (!comment.own || isFollowed) && (
          <FollowComments kind="conversation" followed={comment._id} isSignedIn={isSignedIn} isFollowed={isFollowed} />
        )}
      </div>
      {comment.status === "approved" && (
        <div className="col-span-full grid content-start lg:col-span-5">
          <WriteComment
            place={place}
            isSignedIn={isSignedIn}
            replyTo={comment._id}
            returnTo={commentPaths.conversation(comment._id)}
            draft={draft}
          />
        </div>
      )}
    </ThreadFrame>
  );
}
