"use client";

import { useEffect, useRef, useState } from "react";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { Comment } from "@/lib/comments/contracts";
import { paths } from "@/lib/core/urls/paths";
import { DeleteComment, ReportComment } from "./comment-actions";
import { CommentBadges, ProvedBadges } from "./comment-badges";
import { CommentForm } from "./comment-form";
import type { CommentResult } from "./use-comment-mutations";
import { minutesLeft } from "./use-now";

/** What the reader can do in a thread. */
export type CommentMutations = {
  /** The server's time, in milliseconds. */
  now: number;
  isSignedIn: boolean;
  /** Whether a moderator has banned the reader from commenting. */
  isBanned: boolean;
  post: (message: string, key: string, replyTo?: string) => Promise<CommentResult>;
  edit: (id: string, message: string) => Promise<CommentResult>;
  /** Called after a comment is deleted; has to move the focus. */
  onRemoved: () => void;
};

type CommentItemProps = {
  comment: Comment;
  mutations: CommentMutations;
  /** Undefined for replies, which cannot have replies. */
  onReply?: (() => void) | undefined;
  /** Short guestbook comments use a larger font. */
  large?: boolean;
};

type OpenAction = "edit" | "delete" | "report" | null;
const buttonClass =
  "inline-flex min-h-tap items-center px-1 font-semibold text-tiny underline decoration-accent decoration-2 underline-offset-[0.28em] hover:decoration-current";

/** One comment with its author and the actions of the reader. */
export function CommentItem({ comment, mutations, onReply, large = false }: CommentItemProps) {
  const [openAction, setOpenAction] = useState<OpenAction>(null);
  const article = useRef<HTMLElement>(null);
  const { user, own } = comment;
  const remainingMinutes = own ? minutesLeft(comment.mendableUntil, mutations.now) : 0;
  const close = () => setOpenAction(null);
  // The action buttons were not rendered meanwhile, so the focus returns to the one that was pressed.
  const previous = useRef<OpenAction>(null);
  useEffect(() => {
    if (openAction === null && previous.current)
      article.current?.querySelector<HTMLElement>(`[data-action="${previous.current}"]`)?.focus();
    previous.current = openAction;
  }, [openAction]);
  const actionButtonProps = (action: Exclude<OpenAction, null>) => ({
    type: "button" as const,
    "data-action": action,
    onClick: () => setOpenAction(action),
    className: buttonClass,
  });
  return (
    <article ref={article} aria-label={`Comment by ${user.displayName}`} className="grid gap-2">
      {openAction === "edit" ? (
        <CommentForm
          label="Edit your comment"
          action={{ name: "Save", loading: "Saving…" }}
          initial={comment.message}
          onCancel={close}
          send={(message) => mutations.edit(comment._id, message)}
          onDone={close}
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
          <b className="break-words font-bold text-small [unicode-bidi:isolate]">
            {user.profile ? (
              <a href={paths.person(user.profile.handle)} className="underline underline-offset-[0.28em]">
                {user.displayName}
              </a>
            ) : (
              user.displayName
            )}
          </b>
          <CommentBadges badges={user.badges} />
          {user.profile && <ProvedBadges badges={user.profile.badges} />}
          <time dateTime={comment.createdAt} className="font-medium font-read text-muted text-tiny">
            {formatLagosShortDate(comment.createdAt)}
            {comment.editedAt && ", edited"}
          </time>
        </p>
        {comment.status === "pending" && (
          <StatusBadge shape="ring" tone="warn" className="justify-self-start whitespace-normal">
            Awaiting approval; only you can see it
          </StatusBadge>
        )}
        {mutations.isSignedIn && openAction === null && (
          <p className="-my-1 flex flex-wrap items-center gap-x-4">
            {onReply && !mutations.isBanned && comment.status === "approved" && (
              <button type="button" onClick={onReply} className={buttonClass}>
                Reply<span className="sr-only"> to {user.displayName}</span>
              </button>
            )}
            {remainingMinutes > 0 && (
              <>
                {!mutations.isBanned && <button {...actionButtonProps("edit")}>Edit</button>}
                <button {...actionButtonProps("delete")}>Delete</button>
                <span className="text-muted text-tiny">
                  {remainingMinutes} {remainingMinutes === 1 ? "minute" : "minutes"} left
                </span>
              </>
            )}
            {!own && (
              <button {...actionButtonProps("report")}>
                Report<span className="sr-only"> the comment by {user.displayName}</span>
              </button>
            )}
          </p>
        )}
      </footer>
      {openAction === "delete" && <DeleteComment id={comment._id} onDone={mutations.onRemoved} onClose={close} />}
      {openAction === "report" && <ReportComment id={comment._id} onClose={close} />}
    </article>
  );
}
