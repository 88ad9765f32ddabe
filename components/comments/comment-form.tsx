"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { inputClass } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { commentChange } from "@/lib/comments/contracts";
import { commentLength, MAX_COMMENT_LENGTH } from "@/lib/comments/rules";
import { MentionSuggestions } from "./mention-suggestions";
import type { CommentResult } from "./use-comment-mutations";

type CommentFormProps = {
  label: string;
  action: { name: string; loading: string };
  /** `key` is an idempotency key: the same for the same text. */
  send: (message: string, key: string) => Promise<CommentResult>;
  /** Called after success. */
  onDone?: () => void;
  initial?: string;
  rows?: number;
  /** If set, there is a Cancel button and the field is focused on mount. */
  onCancel?: () => void;
  /** The people of the thread, who can be mentioned. */
  names?: readonly string[];
  /** Below the text. */
  more?: ReactNode;
  children?: ReactNode;
};

const errors = { offline: "Network error", otherwise: "Your comment could not be posted. Please try again." };

/** A text field with a character counter. Enter submits, Shift+Enter starts a new line; the text stays in the field on errors. */
export function CommentForm({
  label,
  action,
  send,
  onDone,
  initial = "",
  rows = 2,
  onCancel,
  names = [],
  more,
  children,
}: CommentFormProps) {
  const id = useId();
  const key = useRef({ message: "", key: "" });
  const form = useApiForm({
    schema: commentChange,
    defaultValues: { message: initial },
    errors,
    send: ({ message }) => {
      if (key.current.message !== message) key.current = { message, key: crypto.randomUUID() };
      return send(message, key.current.key);
    },
    onDone: () => {
      form.setValue("message", "");
      form.setFocus("message");
      onDone?.();
    },
    onError: () => {
      form.setFocus("message");
    },
  });
  const text = useWatch({ control: form.control, name: "message" });
  const length = commentLength(text);
  const isTooLong = length > MAX_COMMENT_LENGTH;
  const isCancellable = onCancel !== undefined;
  const { setFocus } = form;
  useEffect(() => {
    if (isCancellable) setFocus("message");
  }, [isCancellable, setFocus]);

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

  // An empty text only gets the focus, and the counter says how much one is too long.
  const { error: _, ...field } = form.field("message");
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <textarea
        {...field}
        id={id}
        rows={rows}
        dir="auto"
        onKeyDown={handleKeyDown}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong || undefined}
        enterKeyHint="send"
        className={`${inputClass} max-h-80 min-h-24 resize-y font-normal font-read`}
      />
      <MentionSuggestions
        text={text}
        names={names}
        onChoose={(completed) => {
          form.setValue("message", completed);
          setFocus("message");
        }}
      />
      {more}
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
            loading={form.busy && action.loading}
            disabled={isTooLong}
            aria-describedby={`${id}-count`}
          >
            {action.name}
          </Button>
        </div>
      </div>
      <FormMessage message={form.message} />
    </Form>
  );
}
