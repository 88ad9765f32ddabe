"use client";

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { inputClass } from "@/components/ui/field";
import { useSubmitting } from "@/components/ui/use-submitting";
import { commentLength, isBlankComment, MAX_COMMENT_LENGTH } from "@/lib/comments/rules";

type CommentFormProps = {
  label: string;
  action: { name: string; loading: string };
  /** Resolves to "" on success, otherwise to the error to show. `key` is an idempotency key: the same for the same text. */
  onSubmit: (message: string, key: string) => Promise<string>;
  initial?: string;
  rows?: number;
  /** If set, there is a Cancel button and the field is focused on mount. */
  onCancel?: () => void;
  children?: ReactNode;
};

/** A text field with a character counter. Enter submits, Shift+Enter starts a new line; the text stays in the field on errors. */
export function CommentForm({ label, action, onSubmit, initial = "", rows = 2, onCancel, children }: CommentFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const key = useRef({ message: "", key: "" });
  const submission = useSubmitting();
  const [message, setMessage] = useState(initial);
  const [error, setError] = useState("");
  const length = commentLength(message);
  const isTooLong = length > MAX_COMMENT_LENGTH;
  const isCancellable = onCancel !== undefined;
  useEffect(() => {
    if (isCancellable) field.current?.focus();
  }, [isCancellable]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlankComment(message)) return field.current?.focus();
    if (isTooLong || !submission.start()) return;
    setError("");
    if (key.current.message !== message) key.current = { message, key: crypto.randomUUID() };
    const refusal = await onSubmit(message, key.current.key);
    submission.finish();
    if (refusal) setError(refusal);
    else setMessage("");
    field.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape" && onCancel) {
      event.stopPropagation();
      event.preventDefault();
      onCancel();
    }
    // During composition, Enter selects a word of the input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        value={message}
        dir="auto"
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={handleKeyDown}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong || undefined}
        enterKeyHint="send"
        className={`${inputClass} max-h-80 min-h-24 resize-y font-normal font-read`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={`${id}-count`} className={`font-medium text-tiny ${isTooLong ? "text-danger" : "text-muted"}`}>
          <span className="tabular-nums">
            {length}/{MAX_COMMENT_LENGTH}
          </span>
          {isTooLong ? `: ${length - MAX_COMMENT_LENGTH} too many` : children}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {onCancel && (
            <Button variant="quiet" size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            loading={submission.submitting && action.loading}
            disabled={isTooLong}
            aria-describedby={`${id}-count`}
          >
            {action.name}
          </Button>
        </div>
      </div>
      <Alert>{error}</Alert>
    </form>
  );
}
