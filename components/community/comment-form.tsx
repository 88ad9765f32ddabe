"use client";

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { writingLine } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { isBlankNote, longestNote, noteLength } from "@/lib/community/rules";

type CommentFormProps = {
  label: string;
  action: { name: string; busy: string };
  /** Sends the words; "" when they were taken, else the sentence that is shown. The key is the same for the same words. */
  send: (message: string, key: string) => Promise<string>;
  initial?: string;
  rows?: number;
  /** With it there is a way out, and the field is taken up at once. */
  onCancel?: () => void;
  children?: ReactNode;
};

/** Up to 500 characters and how many there are. Enter sends, Shift and Enter begin a new line; nothing is lost when it fails. */
export function CommentForm({ label, action, send, initial = "", rows = 2, onCancel, children }: CommentFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const key = useRef({ message: "", key: "" });
  const work = useWork();
  const [message, setMessage] = useState(initial);
  const [problem, setProblem] = useState("");
  const length = noteLength(message);
  const isLong = length > longestNote;
  const mayCancel = onCancel !== undefined;
  useEffect(() => {
    if (mayCancel) field.current?.focus();
  }, [mayCancel]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlankNote(message)) return field.current?.focus();
    if (isLong || !work.begin()) return;
    setProblem("");
    if (key.current.message !== message) key.current = { message, key: crypto.randomUUID() };
    const refusal = await send(message, key.current.key);
    work.end();
    if (refusal) setProblem(refusal);
    else setMessage("");
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape" && onCancel) {
      event.stopPropagation();
      event.preventDefault();
      onCancel();
    }
    // Enter that chooses a word in an input method is not meant for the form.
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
        onKeyDown={press}
        aria-describedby={`${id}-count`}
        aria-invalid={isLong || undefined}
        enterKeyHint="send"
        className={`${writingLine} max-h-80 min-h-24 resize-y font-normal font-read`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={`${id}-count`} className={`font-medium text-tiny ${isLong ? "text-danger" : "text-muted"}`}>
          <span className="tabular-nums">
            {length}/{longestNote}
          </span>
          {isLong ? `: ${length - longestNote} too many` : children}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {onCancel && (
            <Button look="quiet" size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            busy={work.busy && action.busy}
            blocked={isLong}
            aria-describedby={`${id}-count`}
          >
            {action.name}
          </Button>
        </div>
      </div>
      <Message>{problem}</Message>
    </form>
  );
}
