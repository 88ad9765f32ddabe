import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/platform/paths";

const states = {
  asked: ["Check your inbox.", "We have written to ask if it was really you. The letter comes after you say yes."],
  refused: [
    "That did not work.",
    "The address could not be read, or it was tried too often. Please go back and try again.",
  ],
  confirmed: ["You are on the list.", "One letter a month, and a way out at the foot of each."],
  unsubscribed: ["You are off the list.", "No letter will come. The museum stays open."],
  expired: [
    "This link no longer works.",
    "It was used before, or its seven days are over. Ask for the letter again at the foot of any page.",
  ],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "The letter", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function NewsletterStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  const [title, sentence] = states[state as keyof typeof states];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{sentence}</p>
      <ButtonLink href={paths.home} look="secondary" className="justify-self-start">
        Back to the museum
      </ButtonLink>
    </>
  );
}
