import type { CommentsReply } from "@/lib/comments/contracts";
import { modeSentences } from "@/lib/comments/thread-rules";

/** Who may comment here and how, in plain words, at the form. */
export function ThreadGuidelines({ thread }: { thread: CommentsReply["thread"] }) {
  return (
    <div className="grid gap-1 text-muted text-small">
      <p className="font-semibold">{modeSentences[thread.mode]}</p>
      {thread.mode !== "closed" && <p className="whitespace-pre-line">{thread.guidelines}</p>}
    </div>
  );
}
