import { MutedPeople } from "@/components/comments/muted-people";
import { OwnComments } from "@/components/comments/own-comments";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Form } from "@/components/ui/form";
import { Page } from "@/components/ui/page";
import { ownCommentsQuery } from "@/lib/comments/contracts";
import { listMutes } from "@/lib/comments/mute-queries";
import { listOwnComments } from "@/lib/comments/own-queries";
import { MAX_MUTES } from "@/lib/comments/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Your comments");

const saved = {
  appeal: "Thank you. A person will read your appeal and email you.",
  mails: "Saved.",
  unmuted: "Not muted any longer.",
} as const;
const errors: Record<string, string> = {
  invalid_input: "An appeal has 10 to 1,000 characters.",
  conflict: "You have appealed against this once. The decision is final.",
  comment_gone: "This comment no longer exists.",
  mute_conflict: `You cannot mute yourself or a moderator, and at most ${MAX_MUTES} people.`,
  mute_not_found: "This person is not shown any more.",
  mute_rate_limited: "Too many tries. Please wait a little and try again.",
  not_found: "That comment is shown again, or it is not yours.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

/** The user's comments with what became of them, appeals, and whether they get emails about replies. */
export default async function OwnCommentsPage({ searchParams }: PageProps<"/account/comments">) {
  const query = ownCommentsQuery.parse(await searchParams);
  const user = await requireCurrentUser(commentPaths.myComments());
  const [{ comments, isMailed }, { mutes }] = await readForPage(
    Promise.all([listOwnComments(user), listMutes(user._id)]),
  );
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-4 pb-8 lg:col-span-5">
        <h1 className="text-title">Your comments</h1>
        <p className="max-w-[32ch] text-muted">
          {isMailed
            ? "You get an email when somebody replies to you or mentions you, and about what you follow: at most one an hour for each conversation."
            : "You get no emails about replies, mentions and what you follow."}
        </p>
        <Form action={accountApiPaths.commentMails}>
          <input type="hidden" name="wanted" value={isMailed ? "no" : "yes"} />
          <Button type="submit" variant="secondary" size="small">
            {isMailed ? "Stop these emails" : "Get these emails"}
          </Button>
        </Form>
      </header>
      <div className="col-span-full grid content-start gap-10 lg:col-span-7">
        {query.saved && <Alert tone="success">{saved[query.saved]}</Alert>}
        {query.error !== undefined && (
          <Alert tone="error">{textOfCode(errors, query.error) ?? "That failed. Please try again."}</Alert>
        )}
        {comments.length > 0 ? (
          <OwnComments comments={comments} />
        ) : (
          <EmptyState
            title="You have not commented yet"
            action={
              <ButtonLink href={paths.guestbook} variant="secondary">
                Open the guestbook
              </ButtonLink>
            }
          >
            What you write in the guestbook and on exhibitions is listed here.
          </EmptyState>
        )}
        <MutedPeople mutes={mutes} />
      </div>
    </Page>
  );
}
