"use client";

import { type LucideIcon, Pin, Star } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { Comment } from "@/lib/comments/contracts";
import { canMute, guestbook } from "@/lib/comments/rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { AuthorInitial } from "./author-initial";
import { DeleteComment, ReportComment } from "./comment-actions";
import { CommentBadges, ProvedBadges } from "./comment-badges";
import { CommentForm } from "./comment-form";
import { CommentReactionForm } from "./comment-reactions";
import { CommentState } from "./comment-state";
import { CommentText } from "./comment-text";
import { MuteAuthor } from "./mute-author";
import { MutedFold } from "./muted-fold";
import type { CommentResult } from "./use-comment-mutations";
import { minutesLeft } from "./use-now";
import { VoicePlayer } from "./voice-player";

/** What the reader can do in a thread. */
export type CommentMutations = {
  /** The server's time, in milliseconds. */
  now: number;
  isSignedIn: boolean;
  /** Whether a moderator has banned the reader from commenting. */
  isBanned: boolean;
  /** Whether the thread takes no comments and reactions any more. */
  isClosed: boolean;
  /** Whether the reader may write in the thread. */
  canPost: boolean;
  /** The people of the thread, who can be mentioned. */
  names: readonly string[];
  post: (message: string, key: string, replyTo?: string) => Promise<CommentResult>;
  edit: (id: string, message: string) => Promise<CommentResult>;
  /** Called after a comment is deleted; has to move the focus. */
  onRemoved: () => void;
  /** Called after the author of a comment is muted or unmuted; has to move the focus. */
  onMuted: (isMuted: boolean) => void;
};

type CommentItemProps = {
  comment: Comment;
  mutations: CommentMutations;
  /** Undefined for replies, which cannot have replies. */
  onReply?: (() => void) | undefined;
  /** Short guestbook comments use a larger font, and featured ones the largest. */
  size?: CommentSize | undefined;
};

export type CommentSize = "normal" | "large" | "featured";
const textClasses = {
  normal: "text-read",
  large: "text-lede leading-[1.24]",
  featured: "text-heading leading-[1.16]",
} as const satisfies Record<CommentSize, string>;

type OpenAction = "edit" | "delete" | "report" | "mute" | null;
const buttonClass =
  "inline-flex min-h-tap items-center px-1 font-semibold text-tiny underline decoration-accent decoration-2 underline-offset-[0.28em] hover:decoration-current";

function Tag({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-tiny">
      <Icon aria-hidden className="size-4" />
      {children}
    </span>
  );
}

/** One comment with its author and the actions of the reader. */
export function CommentItem({ comment, mutations, onReply, size = "normal" }: CommentItemProps) {
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
    <MutedFold isMuted={comment.muted === true} by={user.displayName}>
      <article ref={article} aria-label={`Comment by ${user.displayName}`} className="grid gap-2">
        {openAction === "edit" ? (
          <CommentForm
            label="Edit your comment"
            action={{ name: "Save", loading: "Saving…" }}
            initial={comment.message}
            names={mutations.names}
            onCancel={close}
            send={(message) => mutations.edit(comment._id, message)}
            onDone={close}
          />
        ) : (
          <CommentText message={comment.message} mentions={comment.mentions} className={textClasses[size]} />
        )}
        {comment.voice !== null && <VoicePlayer id={comment._id} seconds={comment.voice} by={user.displayName} />}
        <footer className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AuthorInitial name={user.displayName} />
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
              {comment.exhibition === guestbook && comment.status === "approved" ? (
                <a
                  href={commentPaths.guestbookNote(comment._id)}
                  className="inline-block py-1 underline underline-offset-[0.28em]"
                >
                  {formatLagosShortDate(comment.createdAt)}
                </a>
              ) : (
                formatLagosShortDate(comment.createdAt)
              )}
              {comment.editedAt && ", edited"}
            </time>
            {comment.pinned && <Tag icon={Pin}>Pinned</Tag>}
            {comment.featured && <Tag icon={Star}>Featured</Tag>}
          </p>
          {comment.status === "approved" && (
            <CommentReactionForm
              comment={comment}
              canReact={mutations.isSignedIn && !own && !mutations.isBanned && !mutations.isClosed}
            />
          )}
          <CommentState comment={comment} />
          {mutations.isSignedIn && openAction === null && comment.status !== "refused" && (
            <p className="-my-1 flex flex-wrap items-center gap-x-4">
              {onReply && mutations.canPost && comment.status === "approved" && (
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
              {canMute(comment) && (
                <button {...actionButtonProps("mute")}>
                  {comment.muted ? "Unmute" : "Mute"}
                  <span className="sr-only"> {user.displayName}</span>
                </button>
              )}
            </p>
          )}
        </footer>
        {openAction === "delete" && <DeleteComment id={comment._id} onDone={mutations.onRemoved} onClose={close} />}
        {openAction === "mute" && <MuteAuthor comment={comment} onDone={mutations.onMuted} onClose={close} />}
        {openAction === "report" && <ReportComment id={comment._id} onClose={close} />}
      </article>
    </MutedFold>
  );
}
