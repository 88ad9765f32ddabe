import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { badNewEmailLink, takenEmail } from "@/lib/auth/form-messages";
import { isKeyOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const states = {
  changed: ["Your email address is changed.", "Log in with the new one from now on."],
  taken: ["Nothing was changed.", takenEmail],
  expired: ["Nothing was changed.", badNewEmailLink],
} as const;

export const dynamicParams = false;
export const metadata: Metadata = { title: "Your new email address", robots: { index: false } };

export function generateStaticParams() {
  return Object.keys(states).map((state) => ({ state }));
}

export default async function NewEmailStatePage({ params }: PageProps<"/new-email/[state]">) {
  const { state } = await params;
  if (!isKeyOf(states, state)) notFound();
  const [title, text] = states[state];
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p className="reading text-muted">{text}</p>
      <ButtonLink href={paths.security()} variant="secondary" className="justify-self-start">
        Login and security
      </ButtonLink>
    </>
  );
}
