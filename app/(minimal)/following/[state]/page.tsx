import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const states = {
  gone: ["You get no more of these emails.", "In your account you can see what else you follow."],
  expired: ["This link does not work.", "Log in to your account to see what you follow."],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "Stop emails", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function FollowStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{text}</p>
      <ButtonLink href={paths.following()} variant="secondary" className="justify-self-start">
        What you follow
      </ButtonLink>
    </>
  );
}
