"use client";

import { Flag, NotebookPen } from "lucide-react";
import Link from "next/link";
import { type MenuItem, RowMenu } from "@/components/admin/table/row-menu";
import { VoicePlayer } from "@/components/comments/voice-player";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { describeHoldReason } from "@/lib/comments/hold-rules";
import type { ModeratedComment } from "@/lib/comments/moderation-contracts";
import { removalText } from "@/lib/comments/removal-reasons";
import { reportReasons } from "@/lib/comments/rules";
import { isKeyOf } from "@/lib/core/records";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type ThreadTitles, threadName, threadPath } from "./comment-filters";
import { useHighlight } from "./use-highlight";
import type { Decision } from "./use-moderation";

const badges = {
  approved: { shape: "dot", tone: "success", text: "Approved" },
  pending: { shape: "ring", tone: "warn", text: "Waiting" },
  refused: { shape: "ring", tone: "muted", text: "Rejected" },
} as const;

const reportText = (reason: string): string => (isKeyOf(reportReasons, reason) ? reportReasons[reason] : reason);

type CommentCardProps = {
  comment: ModeratedComment;
  titles: ThreadTitles;
  position: number;
  total: number;
  isCurrent: boolean;
  isSelected: boolean;
  /** Null where it is the only comment. */
  onSelect: (() => void) | null;
  onFocus: () => void;
  onDecide: (action: Decision) => void;
};

/** One comment of the queue: who, where and when, why it is here or rejected, its text, and what can be done. */
export function CommentCard({
  comment,
  titles,
  position,
  total,
  isCurrent,
  isSelected,
  onSelect,
  onFocus,
  onDecide,
}: CommentCardProps) {
  const { _id, user, message, status, createdAt, heldFor, reports, notes, replyTo, pinned, featured, voice, removal } =
    comment;
  const highlight = useHighlight(comment);
  const [name, text] = [`${_id}-by`, `${_id}-text`];
  const badge = badges[status];
  const thread = threadName(comment, titles);
  const items: readonly MenuItem[] = [
    ...(onSelect ? [{ label: "Open with the author’s history", href: adminPaths.comment(_id) }] : []),
    ...(replyTo ? [{ label: "Open the comment it replies to", href: adminPaths.comment(replyTo) }] : []),
    ...(status !== "pending" ? [{ label: "Move back to waiting", onSelect: () => onDecide("hold") }] : []),
    ...(status === "approved" && !replyTo
      ? [
          { label: pinned ? "Unpin" : "Pin to the top", onSelect: () => void highlight({ pinned: !pinned, featured }) },
          {
            label: featured ? "Do not feature" : "Feature on the page of the exhibition",
            onSelect: () => void highlight({ pinned, featured: !featured }),
          },
        ]
      : []),
    { label: "Delete", danger: true, onSelect: () => onDecide("delete") },
  ];
  return (
    <article
      id={_id}
      tabIndex={-1}
      aria-labelledby={`${name} ${text}`}
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
      className={`group relative grid scroll-mt-[calc(var(--header)+1rem)] scroll-mb-24 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line border-b py-4 ps-3 pe-3 focus:outline-offset-[-2px] ${isCurrent ? "bg-raised/60 shadow-[inset_3px_0_0_var(--accent)]" : "hover:bg-raised/30"}`}
    >
      {onSelect && (
        <label className="relative grid content-start pt-0.5 touch:after:absolute touch:after:-inset-3">
          <input
            type="checkbox"
            aria-label={`Select the comment of ${user.displayName}`}
            checked={isSelected}
            onChange={onSelect}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
        </label>
      )}
      <div className="col-start-2 grid min-w-0 gap-2">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-small">
            <span id={name} className="wrap-anywhere font-semibold">
              <span className="sr-only">
                Comment {position} of {total} by{" "}
              </span>
              {user.displayName}
            </span>
            {user.badges.map(({ kind, title }) => (
              <span key={kind} className="text-muted text-tiny">
                {title}
              </span>
            ))}
            <span className="text-muted">
              {replyTo ? "replied on" : "on"}{" "}
              <a href={threadPath(comment)} target="_blank" rel="noreferrer" className="link wrap-anywhere text-ink">
                {thread}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
            <time dateTime={createdAt} className="text-muted text-tiny">
              {formatLagosShortDate(createdAt)}, {formatLagosTime(createdAt)}
            </time>
          </p>
          <div className="-my-2">
            <RowMenu label={`More for the comment of ${user.displayName}`} items={items} />
          </div>
        </div>
        <p
          id={text}
          dir="auto"
          className="max-w-read whitespace-pre-wrap wrap-anywhere font-normal font-read text-base"
        >
          {message}
        </p>
        {voice !== null && <VoicePlayer id={_id} seconds={voice} by={user.displayName} />}
        {reports.map(({ reason, createdAt: at }) => (
          <p key={at} className="flex items-center gap-1.5 text-small text-warn">
            <Flag aria-hidden className="size-4 shrink-0" />
            Reported: {reportText(reason)}
          </p>
        ))}
        {removal && (
          <p dir="auto" className="max-w-read wrap-anywhere text-muted text-small">
            {removalText({ removalReason: removal.reason, removalNote: removal.note })}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusBadge shape={badge.shape} tone={badge.tone}>
            {badge.text}
          </StatusBadge>
          {pinned && <span className="font-semibold text-tiny">Pinned</span>}
          {featured && <span className="font-semibold text-tiny">Featured</span>}
          {heldFor.length > 0 && status !== "approved" && (
            <span className="text-muted text-tiny">{heldFor.map(describeHoldReason).join(" · ")}</span>
          )}
          {notes > 0 && (
            <Link
              href={adminPaths.comment(_id)}
              prefetch={false}
              className="link inline-flex min-h-8 items-center gap-1 text-tiny touch:min-h-tap"
            >
              <NotebookPen aria-hidden className="size-4" />
              {notes === 1 ? "1 note" : `${notes} notes`}
            </Link>
          )}
          <span
            className={`ms-auto flex gap-2 ${isCurrent ? "" : "md:pointer-fine:opacity-0 md:pointer-fine:group-focus-within:opacity-100 md:pointer-fine:group-hover:opacity-100"}`}
          >
            {status !== "refused" && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Reject the comment of ${user.displayName}`}
                onClick={() => onDecide("reject")}
              >
                Reject
              </Button>
            )}
            {(status !== "approved" || reports.length > 0) && (
              <Button
                size="small"
                variant={isCurrent ? "primary" : "secondary"}
                aria-label={`Approve the comment of ${user.displayName}`}
                onClick={() => onDecide("approve")}
              >
                Approve
              </Button>
            )}
          </span>
        </div>
      </div>
    </article>
  );
}
