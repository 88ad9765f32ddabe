import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { commentRefusal, MAX_COMMENT_LENGTH } from "@/lib/comments/rules";

type PlainCommentFormProps = {
  /** The API route of the thread. */
  action: string;
  replyTo?: string | undefined;
  hint: string;
  /** What was written before and refused. */
  draft?: string | undefined;
};

/** The form for a comment or a reply as plain HTML: the API route redirects to a page with the result. */
export function PlainCommentForm({ action, replyTo, hint, draft }: PlainCommentFormProps) {
  return (
    <form method="post" action={action} className="grid gap-3">
      {replyTo && <input type="hidden" name="replyTo" value={replyTo} />}
      <Textarea
        label={replyTo ? "Your reply" : "Your comment"}
        name="message"
        required
        maxLength={MAX_COMMENT_LENGTH}
        rows={5}
        dir="auto"
        hint={hint}
        defaultValue={draft}
        error={draft === undefined ? undefined : (commentRefusal(draft) ?? undefined)}
      />
      <Button type="submit" size="small" className="justify-self-start">
        Post
      </Button>
    </form>
  );
}
