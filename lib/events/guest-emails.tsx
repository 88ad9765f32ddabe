import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { formatStart } from "@/lib/events/email-parts";
import { guestJobs } from "@/lib/events/jobs";
import type { GuestMessage } from "@/lib/events/ticket-contracts";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { handleJobs } from "@/lib/jobs/define-job";
import type { Event } from "@/prisma/generated/client";

type SentTicket = { event: Event; from: string; key: string };

/** To the person whom a ticket is passed on to. */
export function ticketSentDraft({ event, from, key }: SentTicket): EmailDraft {
  const subject = `A ticket for you: ${event.title}`;
  const action = { href: absoluteUrl(paths.offeredTicket(ticketLinkToken(key))), label: "View the ticket" };
  return {
    subject,
    email: (
      <EmailLayout preview={subject} title={`${from} has sent you a ticket.`} action={action}>
        <EmailText>
          The ticket is for “{event.title}” on {formatStart(event)}
          {event.place && `, ${event.place}`}. Accept it with an account, with any email address; you get your own code
          then.
        </EmailText>
        <EmailText muted>If you do not know {from}, ignore this email. Nothing happens without you.</EmailText>
      </EmailLayout>
    ),
  };
}

/** An email of an admin to a guest; empty lines separate paragraphs. */
export function messageDraft({ subject, text }: Pick<GuestMessage, "subject" | "text">, event: Event): EmailDraft {
  const action = { href: absoluteUrl(paths.ticket(event.id)), label: "Your ticket" };
  return {
    subject,
    email: (
      <EmailLayout preview={subject} title={subject} action={action}>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs do not change.
          <EmailText key={index}>{paragraph}</EmailText>
        ))}
        <EmailText muted>
          You get this email because of your place at “{event.title}”, {formatStart(event)}.
        </EmailText>
      </EmailLayout>
    ),
  };
}

export const guestJobHandlers = handleJobs(guestJobs, {
  // Not sent when the ticket was accepted, withdrawn or sent to somebody else meanwhile.
  ticketSent: emailJob(async ({ key, to }: { key: string; to: string }) => {
    const rsvp = await db.eventRsvp.findUnique({
      where: { transferKey: key },
      include: { event: true, user: true, holder: true },
    });
    const from = rsvp?.user ?? rsvp?.holder;
    if (!from || rsvp?.status !== "seat" || rsvp.event.deletedAt || rsvp.event.cancelledAt) return null;
    return { to, ...(await renderDraft(ticketSentDraft({ event: rsvp.event, from: from.displayName, key }))) };
  }),
  message: emailJob(async ({ messageId, userId }: { messageId: string; userId: string }) => {
    const [message, user] = await Promise.all([
      db.eventMessage.findUnique({ where: { id: messageId }, include: { event: true } }),
      db.user.findUnique({ where: { id: userId, deletedAt: null, disabledAt: null } }),
    ]);
    if (!message || !user) return null;
    return { to: user.email, ...(await renderDraft(messageDraft(message, message.event))) };
  }),
});
