import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

const states = {
  sent: ["It is on our desk.", "The answer goes to the address you gave."],
  refused: [
    "That letter could not be read.",
    "A name, an address of yours, what it is about and ten characters are needed. Go back: your browser has kept what you wrote.",
  ],
  busy: [
    "The desk is full for the moment.",
    "Too many letters came from where you are. Please wait an hour, or write by e-mail.",
  ],
} as const;

export const dynamicParams = false;
export const metadata = privatePage("Your letter");

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

/** Where the form without script ends. */
export default async function EnquiryStatePage({ params }: PageProps<"/contact/[state]">) {
  const { state } = await params;
  const [title, sentence] = states[state as keyof typeof states];
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title={title} lede={sentence}>
        <ButtonLink
          className="justify-self-start"
          href={state === "sent" ? paths.home : paths.contact}
          look="secondary"
        >
          {state === "sent" ? "Back to the museum" : "To the form"}
        </ButtonLink>
      </PageHead>
    </Page>
  );
}
