import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AcceptInvite } from "@/components/auth/accept-invite";
import { formMessage } from "@/lib/auth/form-messages";
import { getInviteOffer } from "@/lib/auth/invites/queries";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

// The URL contains the token, so it must not be sent as a referrer or indexed.
export const metadata: Metadata = { title: "Invitation", referrer: "same-origin", robots: { index: false } };

/** An invitation to become an admin. It is accepted by a press, because some email programs open links in advance. */
export default async function InvitePage({ params, searchParams }: PageProps<"/invite/[token]">) {
  const [{ token }, { code }] = await Promise.all([params, searchParams]);
  const wanted = decodeURIComponent(token);
  const [offer, viewer] = await Promise.all([readForPage(getInviteOffer(wanted)), getCurrentUser()]);
  if (!offer) notFound();
  const message = typeof code === "string" ? formMessage(code, "The invitation could not be accepted.") : null;
  return <AcceptInvite offer={offer} token={wanted} viewerEmail={viewer?.email ?? null} message={message} />;
}
