import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { longestNote } from "@/lib/community/rules";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

const states = {
  hangs: ["Your note hangs.", "It is on the wall, the newest on top."],
  waits: ["Thank you.", "A first note, or one with a link, is read by a person before it hangs."],
  "sign-in": [
    "Sign in first.",
    "A note hangs under the name that you chose. Sign in, then go back to the guestbook: your browser may have kept what you wrote.",
  ],
  refused: [
    "That note could not be hung.",
    `A note has at least one letter and at most ${longestNote} characters. Go back: your browser has kept what you wrote.`,
  ],
  busy: [
    "That is enough for the moment.",
    "You have written several notes just now. Please wait a minute, then go back.",
  ],
} as const;

export const dynamicParams = false;
export const metadata = privatePage("Your note");

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

/** Where the guestbook's form without script ends. */
export default async function NoteStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  const [title, sentence] = states[state as keyof typeof states];
  const isOut = state === "sign-in";
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title={title} lede={sentence}>
        <ButtonLink
          className="justify-self-start"
          href={isOut ? paths.login({ redirectTo: paths.guestbook }) : paths.guestbook}
          look={isOut ? undefined : "secondary"}
        >
          {isOut ? "Sign In to Comment" : "To the guestbook"}
        </ButtonLink>
      </PageHead>
    </Page>
  );
}
