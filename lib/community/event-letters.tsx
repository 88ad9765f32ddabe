import type { ReactElement } from "react";
import { isVipAt } from "@/lib/membership/rules";
import { apiPaths } from "@/lib/platform/api-paths";
import { databaseNow, day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import type { TopicHandler } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import type { Event, EventRsvp, User } from "@/prisma/generated/client";

type Told = { user: User; event: Event; rsvp: EventRsvp; place: number; isNear: boolean; isVip: boolean };
type Written = { subject: string; title: string; words: ReactElement; action?: string };

const inLagos = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Africa/Lagos" });
const dayOf = inLagos({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const clockOf = inLagos({ hour: "2-digit", minute: "2-digit" });
const when = ({ startsAt }: Event) => `${dayOf.format(startsAt)}, ${clockOf.format(startsAt)}, Lagos time`;

/** When and where, and what is told as the day comes near: the door, and the link to members of the Circle. */
function Where({ event, isNear, isVip }: Told) {
  return (
    <>
      <Words>
        {when(event)}
        {event.place && `. ${event.place}`}.
      </Words>
      {isNear && event.door && <Words>The door: {event.door}</Words>}
      {isNear && isVip && event.link && <Words>On the wire, for the Circle: {event.link}</Words>}
    </>
  );
}

function Code({ rsvp, event }: Told) {
  return (
    <Words>
      Your code at the door is {rsvp.checkInCode}; the ticket shows it as a pattern that is scanned. For your calendar:{" "}
      {absolute(apiPaths.eventCalendar(event.id))}
    </Words>
  );
}

const seat = (told: Told, subject: string, title: string): Written => ({
  subject,
  title,
  words: (
    <>
      <Words>
        {told.user.firstName}, a seat at “{told.event.title}” is kept under your name.
      </Words>
      <Where {...told} />
      <Code {...told} />
      <Words quiet>If you cannot come, give the seat back on the ticket’s page: somebody else is glad of it.</Words>
    </>
  ),
  action: "Show the ticket",
});

function joined(told: Told): Written | null {
  const { event, rsvp, place } = told;
  if (event.cancelledAt || event.deletedAt || rsvp.status === "left") return null;
  if (rsvp.status === "seat") return seat(told, `Your seat: ${event.title}`, "Your seat is kept.");
  return {
    subject: `On the waiting list: ${event.title}`,
    title: "You are in line.",
    words: (
      <>
        <Words>
          {told.user.firstName}, every seat at “{event.title}” is taken. You are number {place} in the line; when
          somebody gives a seat back it goes to the first, and we write at once.
        </Words>
        <Words>{when(event)}.</Words>
      </>
    ),
    action: "See where you stand",
  };
}

function movedUp(told: Told): Written | null {
  const { event, rsvp } = told;
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "seat") return null;
  return seat(told, `A seat is yours: ${event.title}`, "A seat has come free, and it is yours.");
}

function changed(told: Told): Written | null {
  const { event, rsvp, user } = told;
  if (event.cancelledAt || event.deletedAt || rsvp.status === "left") return null;
  return {
    subject: `Another time or place: ${event.title}`,
    title: "Something has changed.",
    words: (
      <>
        <Words>
          {user.firstName}, “{event.title}” is now as follows.{" "}
          {rsvp.status === "seat" ? "Your seat is still yours." : "You still stand in line for it."}
        </Words>
        <Where {...told} />
        <Words>The calendar file, which corrects the old one: {absolute(apiPaths.eventCalendar(event.id))}</Words>
      </>
    ),
    action: rsvp.status === "seat" ? "Show the ticket" : "See where you stand",
  };
}

function tomorrow(told: Told): Written | null {
  const { event, rsvp } = told;
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "seat") return null;
  return {
    subject: `Tomorrow: ${event.title}`,
    title: "It is almost the day.",
    words: (
      <>
        <Words>
          {told.user.firstName}, your seat at “{event.title}” waits for you.
        </Words>
        <Where {...told} />
        <Code {...told} />
      </>
    ),
    action: "Show the ticket",
  };
}

function cancelled({ event, rsvp, user }: Told): Written | null {
  if (rsvp.status === "left") return null;
  return {
    subject: `Cancelled: ${event.title}`,
    title: "It does not take place.",
    words: (
      <>
        <Words>
          {user.firstName}, “{event.title}” on {when(event)}, is cancelled. We are sorry.
        </Words>
        {event.cancelReason && <Words>{event.cancelReason}</Words>}
        <Words quiet>There is nothing for you to do. The other evenings stand on the museum’s page.</Words>
      </>
    ),
  };
}

// What a letter says is looked up when it is written: nobody is sent a ticket for a seat that they have given back.
function letter(write: (told: Told) => Written | null): TopicHandler {
  return mailTopic(async (payload) => {
    const [eventId, userId] = [String(payload.eventId), String(payload.userId)];
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
    const written = write({ user, event, rsvp, place, isNear, isVip });
    if (!written) return null;
    const { subject, title, words, action } = written;
    const href = absolute(action ? paths.ticket(event.id) : paths.events);
    const page = (
      <Letter preview={subject} title={title} action={{ href, label: action ?? "The other evenings" }}>
        {words}
      </Letter>
    );
    return { to: user.email, subject, ...(await renderLetter(page)) };
  });
}

/** The letters to those who come, and to those who wait; each payload is `{ eventId, userId }`. */
export const eventTopics: Record<string, TopicHandler> = {
  "community.event-joined": letter(joined),
  "community.event-moved-up": letter(movedUp),
  "community.event-changed": letter(changed),
  "community.event-tomorrow": letter(tomorrow),
  "community.event-cancelled": letter(cancelled),
};
