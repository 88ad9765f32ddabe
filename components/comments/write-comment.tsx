import { ButtonLink } from "@/components/ui/button";
import { MAX_COMMENT_LENGTH } from "@/lib/comments/rules";
import type { ThreadPlace } from "@/lib/comments/thread-contracts";
import { modeSentences } from "@/lib/comments/thread-rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { PlainCommentForm } from "./plain-comment-form";
import { ThreadGuidelines } from "./thread-guidelines";

type WriteCommentProps = {
  place: ThreadPlace;
  isSignedIn: boolean;
  replyTo?: string;
  /** The URL to return to after signing in. */
  returnTo: string;
  /** What the reader wrote in this form before and was refused. */
  draft: string | undefined;
};

/** Who may write in a thread and how, with the form, or what the reader needs before they can write. */
export function WriteComment({ place, isSignedIn, replyTo, returnTo, draft }: WriteCommentProps) {
  const { exhibition, artwork, requiresVIP, policy, ban } = place;
  const isClosed = policy.mode === "closed";
  const isForMembers = requiresVIP && !isClosed && policy.mode !== "members" && !policy.canComment;
  return (
    <section
      aria-labelledby="write"
      className="on-paper grid content-start gap-5 self-start p-[clamp(1.25rem,3vw,2.5rem)] shadow-label"
    >
      <h2 id="write" className="text-heading">
        {replyTo ? "Reply" : "Leave a comment"}
      </h2>
      {isForMembers ? (
        <p className="font-semibold text-muted text-small">{modeSentences.members}</p>
      ) : (
        <ThreadGuidelines thread={policy} />
      )}
      {ban ? (
        <p className="reading border-warn border-s-2 ps-4">{ban.message}</p>
      ) : isClosed ? null : !isSignedIn ? (
        <ButtonLink href={paths.login({ redirectTo: returnTo })} className="justify-self-start">
          Sign In to Comment
        </ButtonLink>
      ) : policy.canComment ? (
        <PlainCommentForm
          action={apiPaths.comments({ exhibition, artwork })}
          replyTo={replyTo}
          draft={draft}
          hint={`At most ${MAX_COMMENT_LENGTH} characters, shown with your display name.`}
        />
      ) : (
        <ButtonLink href={paths.plans({ redirectTo: returnTo })} variant="secondary" className="justify-self-start">
          Become a member
        </ButtonLink>
      )}
    </section>
  );
}
