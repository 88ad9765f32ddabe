import { MAX_COMMENT_LENGTH } from "@/lib/comments/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { PlainCommentForm } from "./plain-comment-form";

/** The form of the guestbook without JavaScript. Its page is prerendered, so that the hint is for everybody. */
export function GuestbookNoscriptForm() {
  return (
    <noscript>
      <PlainCommentForm
        action={apiPaths.guestbook}
        hint={`At most ${MAX_COMMENT_LENGTH} characters. You have to be logged in.`}
      />
    </noscript>
  );
}
