"use client";

import { useEffect, useRef, useState } from "react";
import { Mark } from "@/components/ui/mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import type { Comment } from "@/lib/community/contracts";
import { DeleteComment, ReportComment } from "./comment-actions";
import { CommentBadges } from "./comment-badges";
import { CommentForm } from "./comment-form";
import { minutesLeft } from "./use-minute";

/** What can be done on a wall, and who does it. */
export type WallDesk = {
  /** The moment by the museum's clock. */
  now: number;
  isSignedIn: boolean;
  post: (message: string, key: string, replyTo?: string) => Promise<string>;
  edit: (id: string, message: string) => Promise<string>;
  /** A note is gone; the focus needs another place. */
  removed: () => void;
};

type CommentItemProps = {
  comment: Comment;
  desk: WallDesk;
  /** A reply cannot be replied to. */
  onReply?: (() => void) | undefined;
  /** Short notes are set larger on the guestbook's wall. */
  large?: boolean;
};

type Doing = "edit" | "delete" | "report" | null;
const button =
  "inline-flex min-h-tap items-center px-1 font-semibold text-tiny underline decoration-accent decoration-2 underline-offset-[0.28em] hover:decoration-current";

/** One note: its words, whose they are, and what the reader may do with it. */
export function CommentItem({ comment, desk, onReply, large = false }: CommentItemProps) {
  const [doing, setDoing] = useState<Doing>(null);
  const whole = useRef<HTMLElement>(null);
  const { user, own } = comment;
  const left = own ? minutesLeft(comment.mendableUntil, desk.now) : 0;
  const end = () => setDoing(null);
  // The buttons were away meanwhile; the one that began it takes the focus back.
  const before = useRef<Doing>(null);
  useEffect(() => {
    if (doing === null && before.current)
      whole.current?.querySelector<HTMLElement>(`[data-begins="${before.current}"]`)?.focus();
    before.current = doing;
  }, [doing]);
  const begins = (what: Exclude<Doing, null>) => ({
    type: "button" as const,
    "data-begins": what,
    onClick: () => setDoing(what),
    className: button,
  });
  return (
    <article ref={whole} aria-label={`Note by ${user.displayName}`} className="grid gap-2">
      {doing === "edit" ? (
        <CommentForm
          label="Mend your note"
          action={{ name: "Save", busy: "Saving…" }}
          initial={comment.message}
          onCancel={end}
          send={async (message) => {
            const refusal = await desk.edit(comment._id, message);
            if (!refusal) end();
            return refusal;
          }}
        />
      ) : (
        <p
          dir="auto"
          className={`whitespace-pre-wrap break-words font-normal font-read [unicode-bidi:isolate] ${large ? "text-subheading leading-snug" : "text-read"}`}
        >
          {comment.message}
        </p>
      )}
      <footer className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="break-words font-bold text-small [unicode-bidi:isolate]">{user.displayName}</b>
          <CommentBadges badges={user.badges} />
          <time dateTime={comment.createdAt} className="font-medium font-read text-muted text-tiny">
            {lagosShortDay(comment.createdAt)}
            {comment.editedAt && ", mended"}
          </time>
        </p>
        {comment.status === "pending" && (
          <Mark shape="ring" tone="warn" className="justify-self-start whitespace-normal">
            Waiting to be read; only you see it
          </Mark>
        )}
        {desk.isSignedIn && doing === null && (
          <p className="-my-1 flex flex-wrap items-center gap-x-4">
            {onReply && comment.status === "approved" && (
              <button type="button" onClick={onReply} className={button}>
                Reply<span className="sr-only"> to {user.displayName}</span>
              </button>
            )}
            {left > 0 && (
              <>
                <button {...begins("edit")}>Edit</button>
                <button {...begins("delete")}>Delete</button>
                <span className="text-muted text-tiny">
                  {left} {left === 1 ? "minute" : "minutes"} left
                </span>
              </>
            )}
            {!own && (
              <button {...begins("report")}>
                Report<span className="sr-only"> the note by {user.displayName}</span>
              </button>
            )}
          </p>
        )}
      </footer>
      {doing === "delete" && <DeleteComment id={comment._id} onDone={desk.removed} onEnd={end} />}
      {doing === "report" && <ReportComment id={comment._id} onEnd={end} />}
    </article>
  );
}
