import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const states = {
  sent: ["Message sent.", "We reply to the address you gave."],
  refused: [
    "Your message was not sent.",
    "Name, email address, topic and a message of at least ten characters are required. Go back: your browser has kept what you wrote.",
  ],
  busy: ["Too many messages.", "We got too many messages from your network. Please wait an hour, or send us an email."],
} as const;

export const dynamicParams = false;
export const metadata = privatePageMetadata("Your message");

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

/** The result page of the form without JavaScript. */
export default async function ContactStatePage({ params }: PageProps<"/contact/[state]">) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <Page className="min-h-[60svh] pb-wall">
      <PageHead title={title} lede={text}>
        <ButtonLink
          className="justify-self-start"
          href={state === "sent" ? paths.home : paths.contact}
          variant="secondary"
        >
          {state === "sent" ? "Back to the museum" : "Back to the form"}
        </ButtonLink>
      </PageHead>
    </Page>
  );
}
