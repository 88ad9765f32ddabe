import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const states = {
  asked: ["Check your inbox.", "We have sent you an email. Confirm your address there to get the newsletter."],
  refused: [
    "That did not work.",
    "The email address is not valid, or there were too many tries. Please go back and try again.",
  ],
  confirmed: ["You are on the list.", "You get one newsletter a month. Each has a link to unsubscribe."],
  unsubscribed: ["You are off the list.", "You will get no more newsletters."],
  expired: [
    "This link no longer works.",
    "It was used before, or its seven days are over. You can subscribe again at the foot of any page.",
  ],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "Newsletter", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function NewsletterStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{text}</p>
      <ButtonLink href={paths.home} variant="secondary" className="justify-self-start">
        Back to the museum
      </ButtonLink>
    </>
  );
}
