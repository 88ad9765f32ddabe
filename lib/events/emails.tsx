import { day } from "@/lib/core/clock";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText, renderDraft } from "@/lib/email/email-layout";
import {
  type EmailContent,
  type EventEmailContext,
  formatStart,
  formatUntil,
  PlaceAndTime,
  TicketCode,
} from "@/lib/events/email-parts";
import { eventJobs } from "@/lib/events/jobs";
import { canSeeLink, missingLink } from "@/lib/events/rules";
import {
  offerEndedEmail,
  offeredEmail,
  passedOnEmail,
  payerRefundedEmail,
  returnedEmail,
  seatLostEmail,
} from "@/lib/events/ticket-emails";
import { handleJobs } from "@/lib/jobs/define-job";
import { isVipAt } from "@/lib/subscriptions/rules";
import type { Event } from "@/prisma/generated/client";

const seatEmail = (context: EventEmailContext, subject: string, title: string): EmailContent => ({
  subject,
  title,
  body: (
    <>
      <EmailText>
        {context.user.firstName}, your seat at “{context.event.title}” is reserved.
      </EmailText>
      <PlaceAndTime {...context} />
      <TicketCode {...context} />
      {context.isPayer && (
        <EmailText>
          You paid {formatNaira(context.rsvp.priceKobo)}. The ticket as a PDF, on the ticket page, is your receipt.
        </EmailText>
      )}
      <EmailText muted>
        If you cannot come, please cancel on the ticket page, so that someone else can have the seat, or pass the ticket
        on there.
      </EmailText>
    </>
  ),
  action: "View ticket",
});

function joinedEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp, place } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status === "cancelled") return null;
  if (rsvp.status === "seat") return seatEmail(context, `Your seat: ${event.title}`, "Your seat is reserved.");
  return {
    subject: `On the waiting list: ${event.title}`,
    title: "You are on the waiting list.",
    body: (
      <>
        <EmailText>
          {context.user.firstName}, all seats at “{event.title}” are taken. You are number {place} on the waiting list;
          if a seat becomes free for you, we email you, and you have up to a day to take it.
        </EmailText>
        <EmailText>{formatStart(event)}.</EmailText>
      </>
    ),
    action: "View your status",
  };
}

function movedUpEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "seat") return null;
  return seatEmail(context, `A seat is yours: ${event.title}`, "A seat has become free, and it is yours.");
}

/** What an event that has changed means for the place of its reader. */
function placeAfterChange({ status, expiresAt }: EventEmailContext["rsvp"]): string {
  if (status === "waiting") return "You are still on the waiting list.";
  if (status === "seat" || !expiresAt) return "Your seat is still yours.";
  const until = formatUntil(expiresAt);
  return status === "held"
    ? `Your seat is kept until ${until} while you pay for it.`
    : `The seat that has become free is kept for you until ${until}, if you still want it.`;
}

function changedEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp, user } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status === "cancelled") return null;
  return {
    subject: `Another time or place: ${event.title}`,
    title: "The event has changed.",
    body: (
      <>
        <EmailText>
          {user.firstName}, “{event.title}” is now as follows. {placeAfterChange(rsvp)}
        </EmailText>
        <PlaceAndTime {...context} />
        <EmailText>
          <EmailLink href={absoluteUrl(apiPaths.eventCalendar(event.id))}>Update your calendar</EmailLink>.
        </EmailText>
      </>
    ),
    action: rsvp.status === "seat" ? "View ticket" : "View your status",
  };
}

function tomorrowEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "seat") return null;
  return {
    subject: `Tomorrow: ${event.title}`,
    title: "Your event is tomorrow.",
    body: (
      <>
        <EmailText>
          {context.user.firstName}, this is a reminder of “{event.title}”.
        </EmailText>
        <PlaceAndTime {...context} />
        <TicketCode {...context} />
      </>
    ),
    action: "View ticket",
  };
}

function cancelledEmail({ event, rsvp, user, isPayer }: EventEmailContext): EmailContent | null {
  if (rsvp.status === "cancelled") return null;
  return {
    subject: `Cancelled: ${event.title}`,
    title: "The event is cancelled.",
    body: (
      <>
        <EmailText>
          {user.firstName}, “{event.title}” on {formatStart(event)}, is cancelled. We are sorry.
        </EmailText>
        {event.cancelReason && <EmailText>{event.cancelReason}</EmailText>}
        {isPayer && rsvp.status === "seat" && (
          <EmailText>
            The {formatNaira(rsvp.priceKobo)} for the ticket go back to the card or account that paid. That takes up to
            ten working days.
          </EmailText>
        )}
        <EmailText muted>There is nothing for you to do. Our other events are on the website.</EmailText>
      </>
    ),
  };
}

/** Not sent to somebody who has joined again meanwhile. */
function removedEmail({ event, rsvp, user }: EventEmailContext): EmailContent | null {
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "cancelled") return null;
  return {
    subject: `No longer on the waiting list: ${event.title}`,
    title: "You are no longer on the waiting list.",
    body: (
      <EmailText>
        {user.firstName}, the museum has taken you off the waiting list of “{event.title}” on {formatStart(event)}.
        Reply to this email if that is wrong.
      </EmailText>
    ),
  };
}

// A person who has passed a ticket on has no RSVP any more, and perhaps one who paid too late.
const isWithoutRsvp = (job: keyof typeof eventJobs) => ["passedOn", "payerRefunded", "returned"].includes(job);
const noRsvp = {
  status: "cancelled" as const,
  checkInCode: "",
  joinedAt: new Date(0),
  expiresAt: null,
  chargeId: null,
  priceKobo: 0n,
};

// Loads the data when the email is rendered, so that nobody gets a ticket for an RSVP that was cancelled meanwhile.
const eventEmail = (job: keyof typeof eventJobs) =>
  emailJob(async ({ eventId, userId }: { eventId: string; userId: string }) => {
    const [user, event, ownRsvp, subscription, now, [price]] = await Promise.all([
      db.user.findUnique({ where: { id: userId, deletedAt: null, disabledAt: null } }),
      db.event.findUnique({ where: { id: eventId } }),
      db.eventRsvp.findUnique({ where: { eventId_userId: { eventId, userId } } }),
      db.subscription.findUnique({ where: { userId } }),
      databaseNow(),
      db.$queryRaw<{ kobo: bigint }[]>`
        SELECT event_price_kobo(e, event_plan_of(${userId})) AS kobo FROM events e WHERE e.id = ${eventId}`,
    ]);
    const rsvp = ownRsvp ?? (isWithoutRsvp(job) ? noRsvp : null);
    if (!user || !event || !rsvp) return null;
    const ahead = { joinedAt: { lt: rsvp.joinedAt } };
    const place = 1 + (await db.eventRsvp.count({ where: { eventId, status: "waiting", ...ahead } }));
    const isNear = event.startsAt.getTime() - now.getTime() <= day;
    const isPayer = (await db.charge.count({ where: { id: rsvp.chargeId ?? "", userId } })) > 0;
    const isAdmin = user.role === "Admin";
    const isVip = isVipAt(now, subscription?.endsAt ?? null);
    const viewer = { isAdmin, isVip, hasSeat: rsvp.status === "seat" };
    const [hasLink, needsPlan] = [canSeeLink(event, viewer), missingLink(event, viewer) === "plan"];
    const kobo = Number(price?.kobo ?? 0);
    const draft = eventDraft(job, { user, event, rsvp, place, isNear, hasLink, needsPlan, isPayer, kobo });
    return draft && { to: user.email, ...(await renderDraft(draft)) };
  });

function toDraft(event: Event, { subject, title, body, action }: EmailContent): EmailDraft {
  const href = absoluteUrl(action ? paths.ticket(event.id) : paths.events);
  const layout = { preview: subject, title, action: { href, label: action ?? "Other events" } };
  return { subject, email: <EmailLayout {...layout}>{body}</EmailLayout> };
}

/** What each job writes; null when its email is obsolete. */
const contents = {
  rsvpConfirmed: joinedEmail,
  promoted: movedUpEmail,
  offered: offeredEmail,
  offerEnded: offerEndedEmail,
  passedOn: passedOnEmail,
  changed: changedEmail,
  reminder: tomorrowEmail,
  cancelled: cancelledEmail,
  removed: removedEmail,
  returned: returnedEmail,
  payerRefunded: payerRefundedEmail,
  seatLost: seatLostEmail,
} satisfies Record<keyof typeof eventJobs, (context: EventEmailContext) => EmailContent | null>;

/** The email of a job as it is sent to this attendee, or null. */
export function eventDraft(job: keyof typeof eventJobs, context: EventEmailContext): EmailDraft | null {
  const content = contents[job](context);
  return content && toDraft(context.event, content);
}

export const eventJobHandlers = handleJobs(eventJobs, {
  rsvpConfirmed: eventEmail("rsvpConfirmed"),
  promoted: eventEmail("promoted"),
  offered: eventEmail("offered"),
  offerEnded: eventEmail("offerEnded"),
  passedOn: eventEmail("passedOn"),
  changed: eventEmail("changed"),
  reminder: eventEmail("reminder"),
  cancelled: eventEmail("cancelled"),
  removed: eventEmail("removed"),
  returned: eventEmail("returned"),
  payerRefunded: eventEmail("payerRefunded"),
  seatLost: eventEmail("seatLost"),
});
