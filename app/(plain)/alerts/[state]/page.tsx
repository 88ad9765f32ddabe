import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/platform/paths";

const states = {
  asked: [
    "Check your inbox.",
    "We have written to ask if it was really you. Say yes there, and we tell you of the drop.",
  ],
  refused: [
    "That did not work.",
    "The address could not be read, it was tried too often, or the drop can be bought now.",
  ],
  kept: ["We will write to you.", "One letter, when the drop can be bought."],
  confirmed: ["We will write to you.", "One letter, when the drop can be bought. Then the address is forgotten."],
  gone: ["Your address is forgotten.", "No letter about the drop will come. The museum stays open."],
  expired: [
    "This link no longer works.",
    "It was used before, or its seven days are over. Ask again on the drop’s page.",
  ],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "Tell me of a drop", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function AlertStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  const [title, sentence] = states[state as keyof typeof states];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{sentence}</p>
      <ButtonLink href={paths.drops} look="secondary" className="justify-self-start">
        Back to the drops
      </ButtonLink>
    </>
  );
}
