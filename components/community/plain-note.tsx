import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { longestNote } from "@/lib/community/rules";
import { apiPaths } from "@/lib/platform/api-paths";

/** The form of the guestbook for a browser without script: the same call, which answers with a page. */
export function PlainNote() {
  return (
    <noscript>
      <form method="post" action={apiPaths.guestbook} className="grid gap-3">
        <Textarea
          label="Your note"
          name="message"
          required
          maxLength={longestNote}
          rows={5}
          hint={`At most ${longestNote} characters. You have to be signed in.`}
        />
        <Button type="submit" size="small" className="justify-self-start">
          Post
        </Button>
      </form>
    </noscript>
  );
}
