import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import {
  commentRefusal,
  EDIT_WINDOW_MINUTES,
  isEditable,
  MAX_COMMENT_LENGTH,
  reportReasons,
} from "@/lib/comments/rules";
import type { CommentPlace } from "@/lib/comments/thread-contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { CommentText } from "./comment-text";
import { ThreadFrame } from "./thread-frame";

type CommentFormViewProps = CommentPlace & {
  /** The code of what the form has led to. */
  result: string | undefined;
};

type FramedFormProps = CommentFormViewProps & { below: string; heading: string; children: ReactNode };

function FramedForm({ place, below, heading, result, children }: FramedFormProps) {
  return (
    <ThreadFrame place={place} below={below} heading={heading} result={result}>
      <div className="on-paper col-span-full grid content-start gap-5 p-[clamp(1.25rem,3vw,2.5rem)] shadow-label lg:col-span-7">
        {children}
      </div>
    </ThreadFrame>
  );
}

const Back = ({ id, children }: { id: string; children: ReactNode }) => (
  <ButtonLink href={`${commentPaths.conversation(id)}#${id}`} variant="quiet" size="small">
    {children}
  </ButtonLink>
);

/** Why one's own comment can no longer be changed, and the way back. */
const TooLate = ({ id, children }: { id: string; children: ReactNode }) => (
  <>
    <p className="reading border-warn border-s-2 ps-4">{children}</p>
    <div>
      <Back id={id}>Back to the comment</Back>
    </div>
  </>
);

const isInTime = ({ place, comment }: CommentPlace): boolean => isEditable(comment.mendableUntil, place.now);

/** The form to edit one's own comment without JavaScript; `draft` is the text that was refused. */
export function EditCommentView({ draft, ...view }: CommentFormViewProps & { draft: string | undefined }) {
  const { place, comment } = view;
  const id = comment._id;
  const refusal = place.ban
    ? place.ban.message
    : comment.status === "refused"
      ? "A moderator has rejected this comment. It can no longer be edited."
      : isInTime(view)
        ? null
        : `A comment can be edited for ${EDIT_WINDOW_MINUTES} minutes after it is posted.`;
  return (
    <FramedForm {...view} below="Edit" heading="Edit your comment">
      {refusal ? (
        <>
          <TooLate id={id}>{refusal}</TooLate>
          {draft && (
            <div className="grid gap-2">
              <h2 className="font-semibold text-small">What you wrote, which is not saved</h2>
              <CommentText message={draft} mentions={[]} className="text-read" />
            </div>
          )}
        </>
      ) : (
        <form method="post" action={accountApiPaths.editComment(id)} className="grid gap-4">
          <Textarea
            label="Your comment"
            name="message"
            required
            maxLength={MAX_COMMENT_LENGTH}
            rows={5}
            dir="auto"
            defaultValue={draft ?? comment.message}
            hint={`At most ${MAX_COMMENT_LENGTH} characters. A moderator may have to read it again.`}
            error={draft === undefined ? undefined : (commentRefusal(draft) ?? undefined)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small">
              Save
            </Button>
            <Back id={id}>Cancel</Back>
          </div>
        </form>
      )}
    </FramedForm>
  );
}

/** Asks whether to delete one's own comment. */
export function DeleteCommentView(view: CommentFormViewProps) {
  const { comment } = view;
  return (
    <FramedForm {...view} below="Delete" heading="Are you sure you want to delete this comment?">
      <CommentText message={comment.message} mentions={comment.mentions} className="text-read" />
      {isInTime(view) ? (
        <form method="post" action={accountApiPaths.deleteComment(comment._id)} className="flex flex-wrap gap-2">
          <Button type="submit" variant="danger" size="small">
            Delete
          </Button>
          <Back id={comment._id}>Cancel</Back>
        </form>
      ) : (
        <TooLate id={comment._id}>
          A comment can be deleted for {EDIT_WINDOW_MINUTES} minutes after it is posted. After that, please{" "}
          <a href={paths.contact} className="link">
            contact us
          </a>
          .
        </TooLate>
      )}
    </FramedForm>
  );
}

/** Asks what is wrong with somebody else's comment. */
export function ReportCommentView(view: CommentFormViewProps) {
  const { comment } = view;
  return (
    <FramedForm {...view} below="Report" heading={`Report the comment by ${comment.user.displayName}`}>
      <CommentText message={comment.message} mentions={comment.mentions} className="text-read" />
      {comment.own ? (
        <TooLate id={comment._id}>You cannot report your own comment.</TooLate>
      ) : (
        <form method="post" action={apiPaths.reportComment(comment._id)} className="grid gap-4">
          <Select label="What is wrong with this comment?" name="reason" defaultValue="abuse">
            {Object.entries(reportReasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="secondary" size="small">
              Report
            </Button>
            <Back id={comment._id}>Cancel</Back>
          </div>
        </form>
      )}
    </FramedForm>
  );
}
