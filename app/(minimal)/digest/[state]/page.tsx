import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const states = {
  stopped: ["You do not get the monthly email any more.", "You can turn it on again in your account."],
  expired: ["This link does not work.", "Log in to turn the monthly email on and off."],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "The monthly email", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function DigestStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{text}</p>
      <ButtonLink href={paths.accountSection({ section: "emails" })} variant="secondary" className="justify-self-start">
        Your account
      </ButtonLink>
    </>
  );
}
