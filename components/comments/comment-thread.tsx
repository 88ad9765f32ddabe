"use client";

import { useEffect, useRef, useState } from "react";
import type { CommentWithReplies } from "@/lib/comments/contracts";
import { CommentForm } from "./comment-form";
import { CommentItem, type CommentMutations, type CommentSize } from "./comment-item";

type CommentThreadProps = { comment: CommentWithReplies; mutations: CommentMutations; size?: CommentSize };

/** A comment with its replies and the reply form. */
export function CommentThread({ comment, mutations, size }: CommentThreadProps) {
  const [isReplying, setReplying] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const close = () => setReplying(false);
  const wasReplying = useRef(false);
  useEffect(() => {
    if (wasReplying.current && !isReplying) container.current?.querySelector<HTMLElement>("footer button")?.focus();
    wasReplying.current = isReplying;
  }, [isReplying]);
  return (
    <div ref={container} className="grid gap-3">
      <CommentItem
        comment={comment}
        mutations={mutations}
        size={size}
        onReply={isReplying ? undefined : () => setReplying(true)}
      />
      {comment.replies.length > 0 && (
        <ul className="grid gap-4 border-line-strong border-s-2 ps-4" aria-label="Replies">
          {comment.replies.map((reply) => (
            <li key={reply._id}>
              <CommentItem comment={reply} mutations={mutations} />
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <CommentForm
          label={`Your reply to ${comment.user.displayName}`}
          action={{ name: "Reply", loading: "Posting…" }}
          names={mutations.names}
          onCancel={close}
          send={(message, key) => mutations.post(message, key, comment._id)}
          onDone={close}
        />
      )}
    </div>
  );
}
