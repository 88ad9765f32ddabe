"use client";

import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import type { CommentWithReplies } from "@/lib/community/contracts";
import type { WallDesk } from "./comment-item";
import { CommentThread } from "./comment-thread";
import { NotesOnWall } from "./notes-on-wall";

type CommentListProps = {
  /** Null while they are on their way. */
  comments: CommentWithReplies[] | null;
  failed: boolean;
  look: "list" | "wall";
  desk: WallDesk;
  labelledBy: string;
  onRetry: () => Promise<void>;
};

/** The notes of a wall, or why there are none. */
export function CommentList({ comments, failed, look, desk, labelledBy, onRetry }: CommentListProps) {
  if (comments === null && failed)
    return (
      <div className="grid justify-items-start gap-3">
        <Message>❌ The notes could not be loaded. Please try again.</Message>
        <Button look="secondary" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      </div>
    );
  if (comments === null)
    return (
      <div role="status" className="grid gap-6 py-2">
        <span className="sr-only">Loading the notes…</span>
        {[1, 2, 3].map((each) => (
          <span key={each} className="grid gap-2">
            <Skeleton className="h-6 w-11/12" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-40" />
          </span>
        ))}
      </div>
    );
  if (comments.length === 0)
    return (
      <div className="grid gap-1 py-6">
        <p className="font-bold text-subheading">No messages yet</p>
        <p className="font-normal font-read text-muted text-read">Be the first to share your thoughts!</p>
      </div>
    );
  if (look === "wall") return <NotesOnWall comments={comments} desk={desk} labelledBy={labelledBy} />;
  return (
    <ul aria-labelledby={labelledBy} className="grid">
      {comments.map((comment) => (
        <li key={comment._id} className="border-line border-t py-5 first:border-t-0 first:pt-0">
          <CommentThread comment={comment} desk={desk} />
        </li>
      ))}
    </ul>
  );
}
