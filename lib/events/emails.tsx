import { day } from "@/lib/core/clock";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { EmailFacts } from "@/lib/email/email-rows";
import { cancelledEmail, changedEmail, removedEmail, tomorrowEmail } from "@/lib/events/change-emails";
import {
  type EmailContent,
  type EventEmailContext,
  eventFacts,
  PlaceAndTime,
  TicketCode,
} from "@/lib/events/email-parts";
import { addressOf } from "@/lib/events/guest-emails";
import { guestTicketUrl } from "@/lib/events/guest-ticket-link";
import { eventJobs } from "@/lib/events/jobs";
import { canSeeLink, missingLink, seatCount } from "@/lib/events/rules";
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
import type { EventRsvp } from "@/prisma/generated/client";

/** "your seat", "your 3 seats", or "the 2 seats of your companions". */
function seatsOf({ companions, hasOwnSeat }: EventEmailContext): string {
  const count = companions.length + (hasOwnSeat ? 1 : 0);
  if (!hasOwnSeat && count > 0) return `the ${seatCount(count)} of your companions`;
  return count > 1 ? `your ${seatCount(count)}` : "your seat";
}

const seatEmail = (context: EventEmailContext, subject: string, title: string): EmailContent => ({
  subject,
  title,
  body: (
    <>
      <EmailText>
        {context.user.firstName}, {seatsOf(context)} at “{context.event.title}”{" "}
        {seatsOf(context) === "your seat" ? "is" : "are"} reserved.
      </EmailText>
      <PlaceAndTime {...context} />
      <TicketCode {...context} />
      {context.paidKobo > 0n && (
        <EmailText>
          You paid {formatNaira(context.paidKobo)}. The ticket as a PDF, on the ticket page, is your receipt.
        </EmailText>
      )}
      <EmailText muted>
        If you cannot come, please cancel on the ticket page, so that someone else can have the seat
        {context.guestTicket ? "." : ", or pass the ticket on there."}
        {context.companions.length > 0 && " There you can also name your companions, and send each of them a ticket."}
      </EmailText>
    </>
  ),
  action: "View ticket",
});

function joinedEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp, place, companions } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status === "cancelled") return null;
  if (rsvp.status === "seat") {
    const isOne = companions.length === 0;
    const title = isOne ? "Your seat is reserved." : "Your seats are reserved.";
    return seatEmail(context, `${isOne ? "Your seat" : "Your seats"}: ${event.title}`, title);
  }
  return {
    subject: `On the waiting list: ${event.title}`,
    title: "You are on the waiting list.",
    body: (
      <>
        <EmailText>
          {context.user.firstName}, all seats at “{event.title}” are taken. You are number {place} on the waiting list;
          if a seat becomes free for you, we email you, and you have up to a day to take it.
        </EmailText>
        <EmailFacts rows={eventFacts(event)} />
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

// A person who has passed a ticket on has no RSVP any more, and perhaps one who paid too late.
const isWithoutRsvp = (job: keyof typeof eventJobs) => ["passedOn", "payerRefunded", "returned"].includes(job);
const noRsvp = {
  status: "cancelled" as const,
  checkInCode: "",
  joinedAt: new Date(0),
  expiresAt: null,
};
/** The jobs about the own row of a person, whatever their companions have. */
const isAboutOwnRow = (job: keyof typeof eventJobs) => ["offered", "offerEnded", "removed", "seatLost"].includes(job);

/** The row that an email is about: the person's own, or for somebody who has passed it on, that of a companion. */
function rowOf<Row extends Pick<EventRsvp, "userId" | "status">>(
  rows: readonly Row[],
  job: keyof typeof eventJobs,
): Row | undefined {
  const own = rows.find(({ userId }) => userId !== null);
  if (own && (own.status !== "cancelled" || isAboutOwnRow(job))) return own;
  return rows.find(({ userId, status }) => userId === null && status !== "cancelled") ?? own ?? rows[0];
}

// Loads the data when the email is rendered, so that nobody gets a ticket for an RSVP that was cancelled meanwhile.
const eventEmail = (job: keyof typeof eventJobs) =>
  emailJob(async ({ eventId, userId }: { eventId: string; userId: string }) => {
    const [user, event, rows, subscription, now, [price], [paid]] = await Promise.all([
      db.user.findUnique({ where: { id: userId, deletedAt: null, disabledAt: null } }),
      db.event.findUnique({ where: { id: eventId } }),
      db.eventRsvp.findMany({
        where: { eventId, OR: [{ userId }, { holderId: userId }] },
        orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      }),
      db.subscription.findUnique({ where: { userId } }),
      databaseNow(),
      db.$queryRaw<{ kobo: bigint }[]>`
        SELECT event_price_kobo(e, event_plan_of(${userId})) AS kobo FROM events e WHERE e.id = ${eventId}`,
      db.$queryRaw<{ kobo: bigint }[]>`
        SELECT COALESCE(sum(r.price_kobo), 0)::bigint AS kobo FROM event_rsvps r JOIN charges c ON c.id = r.charge_id
        WHERE r.event_id = ${eventId} AND r.status = 'seat' AND c.user_id = ${userId}`,
    ]);
    const rsvp = rowOf(rows, job) ?? (isWithoutRsvp(job) ? noRsvp : null);
    if (!user || !event || !rsvp) return null;
    const ahead = { joinedAt: { lt: rsvp.joinedAt } };
    const place = 1 + (await db.eventRsvp.count({ where: { eventId, status: "waiting", ...ahead } }));
    const isNear = event.startsAt.getTime() - now.getTime() <= day;
    const seats = rows.filter(({ status }) => status === "seat");
    const companions = seats.filter((row) => row.holderId !== null);
    const hasOwnSeat = seats.length > companions.length;
    const paidKobo = paid?.kobo ?? 0n;
    const isAdmin = user.role === "Admin";
    const isVip = isVipAt(now, subscription?.endsAt ?? null);
    const viewer = { isAdmin, isVip, hasSeat: seats.length > 0 };
    const [hasLink, needsPlan] = [canSeeLink(event, viewer), missingLink(event, viewer) === "plan"];
    const kobo = Number(price?.kobo ?? 0);
    const own = { rsvp, companions, hasOwnSeat, paidKobo, place };
    const guestTicket = user.isGuest && rows[0] ? { guestTicket: guestTicketUrl(rows[0].id) } : {};
    const draft = eventDraft(job, { user, event, ...own, isNear, hasLink, needsPlan, kobo, ...guestTicket });
    const to = addressOf(user);
    return draft && to !== null ? { to, ...(await renderDraft(draft)) } : null;
  });

function toDraft(
  { event, guestTicket }: EventEmailContext,
  { subject, title, body, action }: EmailContent,
): EmailDraft {
  const href = action && guestTicket ? guestTicket : absoluteUrl(action ? paths.ticket(event.id) : paths.events);
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
  return content && toDraft(context, content);
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
