import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { isKeyOf } from "@/lib/core/records";
import { commentPaths } from "@/lib/core/urls/comment-paths";

const states = {
  stopped: ["You get no more of these emails.", "In your account you can turn emails about replies on and off."],
  expired: ["This link does not work.", "Log in to turn emails about replies on and off."],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "Stop emails", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function CommentMailsStatePage({ params }: { params: Promise<{ state: string }> }) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{text}</p>
      <ButtonLink href={commentPaths.myComments()} variant="secondary" className="justify-self-start">
        Your comments
      </ButtonLink>
    </>
  );
}
