"use client";

import { Heart, Laugh, Lightbulb, type LucideIcon, ThumbsUp } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { Comment, CommentReactions } from "@/lib/comments/contracts";
import { type ReactionKind, reactionKinds, reactionLabels } from "@/lib/comments/thread-rules";
import { apiPaths } from "@/lib/core/urls/api-paths";

const icons: Readonly<Record<ReactionKind, LucideIcon>> = {
  like: ThumbsUp,
  laugh: Laugh,
  moved: Heart,
  think: Lightbulb,
};
const errors = { offline: "Network error", otherwise: "Failed to save your reaction" };

type CommentReactionsProps = { comment: Comment; canReact: boolean };

/** The reactions to a comment with their counts, as a form of buttons; without JavaScript it leads to the page of the conversation. */
export function CommentReactionForm({ comment, canReact }: CommentReactionsProps) {
  const [saved, setSaved] = useState<{ of: CommentReactions; now: CommentReactions } | null>(null);
  const { busy, message, submit } = useSubmission();
  // What was read after the reaction replaces its reply.
  const reactions = saved?.of === comment.reactions ? saved.now : comment.reactions;
  const countOf = (kind: ReactionKind) => reactions.counts.find((each) => each.kind === kind)?.count ?? 0;
  const shown = canReact ? reactionKinds : reactionKinds.filter((kind) => countOf(kind) > 0);
  if (shown.length === 0) return null;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const kind = [...reactionKinds, "none" as const].find((each) => each === pressed);
    if (!kind) return;
    void submit(() => api.post(apiPaths.reactToComment(comment._id), { kind }), {
      errors,
      onDone: (reply) => setSaved({ of: comment.reactions, now: reply.reactions }),
    });
  }
  return (
    <Form action={apiPaths.reactToComment(comment._id)} onSubmit={handleSubmit} className="grid gap-1">
      <p className="flex flex-wrap gap-1" aria-busy={busy || undefined}>
        {shown.map((kind) => {
          const isOwn = reactions.own === kind;
          const label = `${reactionLabels[kind]}: ${countOf(kind)}`;
          const Icon = icons[kind];
          const content = (
            <>
              <Icon aria-hidden className={`size-5 ${isOwn ? "fill-current" : ""}`} />
              <span aria-hidden className="tabular-nums">
                {countOf(kind) || ""}
              </span>
              <span className="sr-only">{label}</span>
            </>
          );
          const className = "inline-flex min-h-tap min-w-tap items-center justify-center gap-1 px-2 text-small";
          return canReact ? (
            <button
              key={kind}
              type="submit"
              name="kind"
              value={isOwn ? "none" : kind}
              aria-pressed={isOwn}
              title={reactionLabels[kind]}
              className={`${className} ${isOwn ? "bg-raised font-bold ring-1 ring-line-strong ring-inset" : "hover:bg-raised"}`}
            >
              {content}
            </button>
          ) : (
            <span key={kind} title={reactionLabels[kind]} className={className}>
              {content}
            </span>
          );
        })}
      </p>
      {message && (
        <p role="alert" className="text-danger text-tiny">
          {message.text}
        </p>
      )}
    </Form>
  );
}
