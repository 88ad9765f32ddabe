"use client";

import { useEffect, useRef, useState } from "react";
import type { CommentWithReplies } from "@/lib/community/contracts";
import { CommentForm } from "./comment-form";
import { CommentItem, type WallDesk } from "./comment-item";

type CommentThreadProps = { comment: CommentWithReplies; desk: WallDesk; large?: boolean };

/** A note with its replies, and the place to write one. */
export function CommentThread({ comment, desk, large }: CommentThreadProps) {
  const [isReplying, setReplying] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const end = () => setReplying(false);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isReplying) whole.current?.querySelector<HTMLElement>("footer button")?.focus();
    was.current = isReplying;
  }, [isReplying]);
  return (
    <div ref={whole} className="grid gap-3">
      <CommentItem
        comment={comment}
        desk={desk}
        large={large}
        onReply={isReplying ? undefined : () => setReplying(true)}
      />
      {comment.replies.length > 0 && (
        <ul className="grid gap-4 border-line-strong border-s-2 ps-4" aria-label="Replies">
          {comment.replies.map((reply) => (
            <li key={reply._id}>
              <CommentItem comment={reply} desk={desk} />
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <CommentForm
          label={`Your reply to ${comment.user.displayName}`}
          action={{ name: "Reply", busy: "Posting…" }}
          onCancel={end}
          send={async (message, key) => {
            const refusal = await desk.post(message, key, comment._id);
            if (!refusal) end();
            return refusal;
          }}
        />
      )}
    </div>
  );
}
