import type { ReactElement } from "react";
import { day } from "@/lib/core/clock";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import { eventJobs } from "@/lib/events/jobs";
import { handleJobs } from "@/lib/jobs/define-job";
import { isVipAt } from "@/lib/subscriptions/rules";
import type { Event, EventRsvp, User } from "@/prisma/generated/client";

type EmailContext = { user: User; event: Event; rsvp: EventRsvp; place: number; isNear: boolean; isVip: boolean };
type EmailContent = { subject: string; title: string; body: ReactElement; action?: string };

const lagosFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Africa/Lagos" });
const dayFormat = lagosFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const timeFormat = lagosFormat({ hour: "2-digit", minute: "2-digit" });
const formatStart = ({ startsAt }: Event) =>
  `${dayFormat.format(startsAt)}, ${timeFormat.format(startsAt)}, Lagos time`;

/** Time and place; from one day before also the venue details and, for VIPs, the link. */
function PlaceAndTime({ event, isNear, isVip }: EmailContext) {
  return (
    <>
      <EmailText>
        {formatStart(event)}
        {event.place && `. ${event.place}`}.
      </EmailText>
      {isNear && event.venueDetails && <EmailText>Venue: {event.venueDetails}</EmailText>}
      {isNear && isVip && event.link && <EmailText>Link to join online: {event.link}</EmailText>}
    </>
  );
}

function TicketCode({ rsvp, event }: EmailContext) {
  return (
    <EmailText>
      Your check-in code is {rsvp.checkInCode}; the ticket shows it as a QR code. Add it to your calendar:{" "}
      {absoluteUrl(apiPaths.eventCalendar(event.id))}
    </EmailText>
  );
}

const seatEmail = (context: EmailContext, subject: string, title: string): EmailContent => ({
  subject,
  title,
  body: (
    <>
      <EmailText>
        {context.user.firstName}, your seat at “{context.event.title}” is reserved.
      </EmailText>
      <PlaceAndTime {...context} />
      <TicketCode {...context} />
      <EmailText muted>
        If you cannot come, please cancel on the ticket page, so that someone else can have the seat.
      </EmailText>
    </>
  ),
  action: "View ticket",
});

function joinedEmail(context: EmailContext): EmailContent | null {
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
          if a seat becomes free for you, we email you at once.
        </EmailText>
        <EmailText>{formatStart(event)}.</EmailText>
      </>
    ),
    action: "View your status",
  };
}

function movedUpEmail(context: EmailContext): EmailContent | null {
  const { event, rsvp } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "seat") return null;
  return seatEmail(context, `A seat is yours: ${event.title}`, "A seat has become free, and it is yours.");
}

function changedEmail(context: EmailContext): EmailContent | null {
  const { event, rsvp, user } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status === "cancelled") return null;
  return {
    subject: `Another time or place: ${event.title}`,
    title: "The event has changed.",
    body: (
      <>
        <EmailText>
          {user.firstName}, “{event.title}” is now as follows.{" "}
          {rsvp.status === "seat" ? "Your seat is still yours." : "You are still on the waiting list."}
        </EmailText>
        <PlaceAndTime {...context} />
        <EmailText>The updated calendar file: {absoluteUrl(apiPaths.eventCalendar(event.id))}</EmailText>
      </>
    ),
    action: rsvp.status === "seat" ? "View ticket" : "View your status",
  };
}

function tomorrowEmail(context: EmailContext): EmailContent | null {
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

function cancelledEmail({ event, rsvp, user }: EmailContext): EmailContent | null {
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
        <EmailText muted>There is nothing for you to do. Our other events are on the website.</EmailText>
      </>
    ),
  };
}

// Loads the data when the email is rendered, so that nobody gets a ticket for an RSVP that was cancelled meanwhile.
const eventEmail = (toContent: (context: EmailContext) => EmailContent | null) =>
  emailJob(async ({ eventId, userId }: { eventId: string; userId: string }) => {
    const [user, event, rsvp, subscription, now] = await Promise.all([
      db.user.findUnique({ where: { id: userId, deletedAt: null, disabledAt: null } }),
      db.event.findUnique({ where: { id: eventId } }),
      db.eventRsvp.findUnique({ where: { eventId_userId: { eventId, userId } } }),
      db.subscription.findUnique({ where: { userId } }),
      databaseNow(),
    ]);
    if (!user || !event || !rsvp) return null;
    const ahead = { joinedAt: { lt: rsvp.joinedAt } };
    const place = 1 + (await db.eventRsvp.count({ where: { eventId, status: "waiting", ...ahead } }));
    const isNear = event.startsAt.getTime() - now.getTime() <= day;
    const isVip = user.role === "Admin" || isVipAt(now, subscription?.endsAt ?? null);
    const content = toContent({ user, event, rsvp, place, isNear, isVip });
    if (!content) return null;
    const { subject, title, body, action } = content;
    const href = absoluteUrl(action ? paths.ticket(event.id) : paths.events);
    const page = (
      <EmailLayout preview={subject} title={title} action={{ href, label: action ?? "Other events" }}>
        {body}
      </EmailLayout>
    );
    return { to: user.email, subject, ...(await renderEmail(page)) };
  });
export const eventJobHandlers = handleJobs(eventJobs, {
  rsvpConfirmed: eventEmail(joinedEmail),
  promoted: eventEmail(movedUpEmail),
  changed: eventEmail(changedEmail),
  reminder: eventEmail(tomorrowEmail),
  cancelled: eventEmail(cancelledEmail),
});
