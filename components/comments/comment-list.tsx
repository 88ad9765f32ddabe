"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { CommentWithReplies } from "@/lib/comments/contracts";
import type { CommentMutations } from "./comment-item";
import { CommentThread } from "./comment-thread";
import { GuestbookGrid } from "./guestbook-grid";

type CommentListProps = {
  /** Null while loading. */
  comments: CommentWithReplies[] | null;
  failed: boolean;
  layout: "list" | "grid";
  mutations: CommentMutations;
  labelledBy: string;
  onRetry: () => Promise<void>;
};

/** The comments of a thread, or the loading, empty or error state. */
export function CommentList({ comments, failed, layout, mutations, labelledBy, onRetry }: CommentListProps) {
  if (comments === null && failed)
    return (
      <div className="grid justify-items-start gap-3">
        <Alert tone="error">The comments could not be loaded. Please try again.</Alert>
        <Button variant="secondary" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      </div>
    );
  if (comments === null)
    return (
      <div role="status" className="grid gap-6 py-2">
        <span className="sr-only">Loading comments…</span>
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
  if (layout === "grid") return <GuestbookGrid comments={comments} mutations={mutations} labelledBy={labelledBy} />;
  return (
    <ul aria-labelledby={labelledBy} className="grid">
      {comments.map((comment) => (
        <li key={comment._id} className="border-line border-t py-5 first:border-t-0 first:pt-0">
          <CommentThread comment={comment} mutations={mutations} />
        </li>
      ))}
    </ul>
  );
}
