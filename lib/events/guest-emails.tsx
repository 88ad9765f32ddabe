import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { EmailFacts } from "@/lib/email/email-rows";
import { eventFacts, formatStart, formatUntil } from "@/lib/events/email-parts";
import { guestTicketUrl } from "@/lib/events/guest-ticket-link";
import { guestJobs } from "@/lib/events/jobs";
import type { GuestMessage } from "@/lib/events/ticket-contracts";
import { ticketLinkToken } from "@/lib/events/ticket-link";
import { handleJobs } from "@/lib/jobs/define-job";
import type { Event, User } from "@/prisma/generated/client";

/** Where a person gets emails; null for a guest without an account whose address is erased. */
export const addressOf = ({ isGuest, guestEmail, email }: Pick<User, "isGuest" | "guestEmail" | "email">) =>
  isGuest ? guestEmail : email;

type SeatRequest = { event: Event; href: string; confirmUntil: Date | null };

/** To an address for which a seat was asked for without an account: the link that confirms the seat, or the link to what the address has. */
export function guestSeatDraft({ event, href, confirmUntil }: SeatRequest): EmailDraft {
  const subject = `${confirmUntil ? "Confirm your seat" : "Your place"}: ${event.title}`;
  const title = confirmUntil ? "Is this your address?" : "This address has a place already.";
  const action = { href, label: confirmUntil ? "Confirm the seat" : "View ticket" };
  return {
    subject,
    email: (
      <EmailLayout preview={subject} title={title} action={action}>
        <EmailText>
          Somebody has asked for a seat at “{event.title}” with this address.{" "}
          {confirmUntil
            ? "The seat is kept for you until the time below. Confirm it by then, or it goes to somebody else."
            : "There is one seat for each address, and the link below leads to yours."}
        </EmailText>
        <EmailFacts rows={[...eventFacts(event), ["Kept until", confirmUntil && formatUntil(confirmUntil)]]} />
        <EmailText muted>If that was not you, ignore this email. Nothing happens without you.</EmailText>
      </EmailLayout>
    ),
  };
}

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
          The ticket is for “{event.title}”. Accept it with an account, with any email address; you get your own code
          then.
        </EmailText>
        <EmailFacts rows={eventFacts(event)} />
        <EmailText muted>If you do not know {from}, ignore this email. Nothing happens without you.</EmailText>
      </EmailLayout>
    ),
  };
}

/** An email of an admin to a guest; empty lines separate paragraphs. `guestTicket` is the link of somebody without an account. */
export function messageDraft(
  { subject, text }: Pick<GuestMessage, "subject" | "text">,
  event: Event,
  guestTicket: string | null = null,
): EmailDraft {
  const action = { href: guestTicket ?? absoluteUrl(paths.ticket(event.id)), label: "Your ticket" };
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
    const to = addressOf(user);
    if (to === null) return null;
    const own = { eventId_userId: { eventId: message.eventId, userId } };
    const rsvp = user.isGuest ? await db.eventRsvp.findUnique({ where: own }) : null;
    return { to, ...(await renderDraft(messageDraft(message, message.event, rsvp && guestTicketUrl(rsvp.id)))) };
  }),
  // What the address has is read when the email is rendered.
  guestSeat: emailJob(async ({ rsvpId }: { rsvpId: string }) => {
    const rsvp = await db.eventRsvp.findUnique({ where: { id: rsvpId }, include: { event: true, user: true } });
    const to = rsvp?.user ? addressOf(rsvp.user) : null;
    if (!rsvp?.user || !to || rsvp.status === "cancelled" || rsvp.event.deletedAt || rsvp.event.cancelledAt)
      return null;
    const { event, user } = rsvp;
    const href = user.isGuest ? guestTicketUrl(rsvp.id) : absoluteUrl(paths.ticket(event.id));
    const confirmUntil = user.isGuest ? rsvp.expiresAt : null;
    return { to, ...(await renderDraft(guestSeatDraft({ event, href, confirmUntil }))) };
  }),
});
