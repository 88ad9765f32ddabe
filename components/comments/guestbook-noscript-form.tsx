import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { MAX_COMMENT_LENGTH } from "@/lib/comments/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** The guestbook form without JavaScript, for a comment or a reply: the same API route, which redirects to a result page. */
export function GuestbookNoscriptForm({ replyTo }: { replyTo?: string }) {
  return (
    <noscript>
      <form method="post" action={apiPaths.guestbook} className="grid gap-3">
        {replyTo && <input type="hidden" name="replyTo" value={replyTo} />}
        <Textarea
          label={replyTo ? "Your reply" : "Your comment"}
          name="message"
          required
          maxLength={MAX_COMMENT_LENGTH}
          rows={5}
          hint={`At most ${MAX_COMMENT_LENGTH} characters. You have to be logged in.`}
        />
        <Button type="submit" size="small" className="justify-self-start">
          Post
        </Button>
      </form>
    </noscript>
  );
}
