import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const states = {
  asked: [
    "Check your inbox.",
    "We have sent you an email. Confirm your address there, and we notify you when the drop is available.",
  ],
  refused: [
    "That did not work.",
    "The email address is not valid, there were too many tries, or the drop is available now.",
  ],
  kept: ["We will write to you.", "You get one email when the drop is available."],
  confirmed: ["We will write to you.", "You get one email when the drop is available. Then we delete your address."],
  gone: ["Your address is deleted.", "You will get no email about the drop."],
  expired: [
    "This link no longer works.",
    "It was used before, or its seven days are over. You can request a new one on the drop’s page.",
  ],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "Drop alert", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function AlertStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{text}</p>
      <ButtonLink href={paths.drops} variant="secondary" className="justify-self-start">
        Back to the drops
      </ButtonLink>
    </>
  );
}
