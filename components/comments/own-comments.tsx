import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { Textarea } from "@/components/ui/textarea";
import { guestbook } from "@/lib/comments/rules";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { CommentFormLinks } from "./comment-form-links";

const states = {
  shown: { shape: "dot", tone: "success", text: "Shown" },
  waiting: { shape: "ring", tone: "warn", text: "Waiting for a moderator" },
  rejected: { shape: "ring", tone: "muted", text: "Removed by a moderator" },
  removed: { shape: "ring", tone: "muted", text: "Removed by a moderator" },
} as const;

type OwnComment = {
  id: string;
  rootId: string;
  exhibition: string;
  subject: string | null;
  message: string;
  at: Date;
  state: keyof typeof states;
  reason: string | null;
  isEditable: boolean;
  appeal: { text: string; decision: "granted" | "declined" | null; reply: string | null } | null;
};

const pathOf = ({ exhibition, rootId }: OwnComment): string =>
  exhibition === guestbook ? commentPaths.guestbookNote(rootId) : commentPaths.conversation(rootId);

/** Names a comment among the others, for the links to it. */
const nameOf = ({ message, subject, at }: OwnComment): string =>
  [message.slice(0, 40), subject, formatLagosShortDate(at)].filter(Boolean).join(", ");

const decisions = { granted: "We agreed.", declined: "We declined it." } as const;

/** The user's comments, each with what became of it; a removed one with the reason and its appeal, or the form for one. */
export function OwnComments({ comments }: { comments: readonly OwnComment[] }) {
  return (
    <ul className="border-ink border-t-2">
      {comments.map((comment) => (
        <li
          key={comment.id}
          id={comment.id}
          className="grid scroll-mt-[calc(var(--header)+1rem)] gap-3 border-line border-b py-5 target:border-s-3 target:border-s-accent target:ps-4"
        >
          <div className="grid gap-1">
            {comment.subject !== null && (
              <p className="text-muted text-small">
                {comment.exhibition === guestbook ? "In the guestbook" : `On ${comment.subject}`}
              </p>
            )}
            <p dir="auto" className="max-w-read whitespace-pre-wrap break-words font-normal font-read text-read">
              {comment.message}
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StatusBadge shape={states[comment.state].shape} tone={states[comment.state].tone}>
              {states[comment.state].text}
            </StatusBadge>
            <time dateTime={comment.at.toISOString()} className="text-muted text-tiny">
              {formatLagosShortDate(comment.at)}
            </time>
            {comment.state === "shown" && (
              <a href={pathOf(comment)} className="link inline-flex min-h-tap items-center text-small">
                See it<span className="sr-only">: {nameOf(comment)}</span>
              </a>
            )}
            {comment.isEditable && <CommentFormLinks id={comment.id} about={nameOf(comment)} />}
          </p>
          {comment.reason && (
            <p dir="auto" className="max-w-read break-words text-small">
              {comment.reason}
            </p>
          )}
          {comment.appeal ? (
            <div className="grid gap-1 border-line-strong border-s-2 ps-4 text-small">
              <p className="whitespace-pre-wrap break-words">Your appeal: {comment.appeal.text}</p>
              <p className="whitespace-pre-wrap break-words text-muted">
                {comment.appeal.decision
                  ? `${decisions[comment.appeal.decision]} ${comment.appeal.reply ?? ""}`
                  : "A person will read it and email you."}
              </p>
            </div>
          ) : (
            (comment.state === "rejected" || comment.state === "removed") && (
              <details>
                <summary className="min-h-tap cursor-pointer content-center font-semibold text-small">Appeal</summary>
                <Form action={accountApiPaths.appealRemoval(comment.id)} className="grid max-w-read gap-3 pt-2">
                  <Textarea
                    label="Why should it be shown?"
                    hint="10 to 1,000 characters. You can appeal once."
                    name="text"
                    required
                    minLength={10}
                    maxLength={1_000}
                    rows={3}
                  />
                  <Button type="submit" size="small" className="justify-self-start">
                    Send appeal
                  </Button>
                </Form>
              </details>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
