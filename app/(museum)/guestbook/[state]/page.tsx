import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { MAX_COMMENT_LENGTH } from "@/lib/comments/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const states = {
  posted: ["Your comment was posted.", "It is at the top of the guestbook."],
  pending: ["Thank you.", "Your comment appears after a moderator has approved it."],
  "sign-in": [
    "Please log in.",
    "Comments are shown with your display name. Log in, then go back to the guestbook: your browser may have kept what you wrote.",
  ],
  refused: [
    "Your comment was not posted.",
    `A comment has 1 to ${MAX_COMMENT_LENGTH} characters. Go back: your browser has kept what you wrote.`,
  ],
  banned: [
    "You cannot comment at the moment.",
    "A moderator has banned you from commenting for a time. With JavaScript on, the guestbook shows until when and why. The rest of your account works as before.",
  ],
  closed: [
    "You cannot comment here.",
    "Comments are closed, or only members of the Circle can write. Everybody can read.",
  ],
  deleted: ["Your comment was deleted.", "Nobody sees it any more."],
  busy: ["Too many comments.", "Please wait a minute, then go back and try again."],
} as const;

export const dynamicParams = false;
export const metadata = privatePageMetadata("Your comment");

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

/** The result page of the guestbook form without JavaScript. */
export default async function GuestbookStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  const needsLogin = state === "sign-in";
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title={title} lede={text}>
        <ButtonLink
          className="justify-self-start"
          href={needsLogin ? paths.login({ redirectTo: paths.guestbook }) : paths.guestbook}
          variant={needsLogin ? undefined : "secondary"}
        >
          {needsLogin ? "Sign In to Comment" : "Back to the guestbook"}
        </ButtonLink>
      </PageHead>
    </Page>
  );
}
