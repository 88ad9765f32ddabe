import { toNaira } from "@/lib/core/money";
import { cutPage, type Page, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { questionsOf } from "@/lib/events/mappers";
import type { Guest, WaitingGuest } from "@/lib/events/ticket-contracts";
import { responses as responsesOf } from "@/lib/events/ticket-contracts";

const ATTENDEES_PAGE_SIZE = 50;
const attending = { status: "seat" as const };

const people = {
  user: { select: { firstName: true, lastName: true, email: true, isGuest: true, guestEmail: true } },
  holder: { select: { firstName: true, lastName: true, email: true } },
};
type Person = {
  firstName: string;
  lastName: string;
  email: string;
  isGuest?: boolean;
  guestEmail?: string | null;
} | null;

/** The names of a row. A companion without a name is named after the holder, who gets the emails. */
function namesOf({ user, holder, guestName }: { user: Person; holder: Person; guestName: string | null }) {
  const person = user ?? holder;
  const personName = person ? `${person.firstName} ${person.lastName}` : "";
  const guestOf = user ? null : personName;
  return {
    name: guestOf ? (guestName ?? `Guest of ${guestOf}`) : personName,
    guestOf,
    email: (person?.isGuest ? person.guestEmail : person?.email) ?? "",
  };
}

/** Everyone with a seat, in the order of their requests. */
export async function listAttendees(eventId: string, { cursor }: Page) {
  const after = readCursor(cursor, "This page of guests does not exist.");
  const beyond = after ? { OR: [{ joinedAt: { gt: after.at } }, { joinedAt: after.at, id: { gt: after.id } }] } : {};
  const [rows, total] = await Promise.all([
    db.eventRsvp.findMany({
      where: { AND: [{ eventId, ...attending }, beyond] },
      include: { ...people, event: { select: { questions: true } } },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      take: ATTENDEES_PAGE_SIZE + 1,
    }),
    db.eventRsvp.count({ where: { eventId, ...attending } }),
  ]);
  const { shown, nextCursor } = cutPage(rows, ATTENDEES_PAGE_SIZE, ({ joinedAt, id }) => ({ at: joinedAt, id }));
  const attendees = shown.map(({ id, event, joinedAt, checkedInAt, ...row }): Guest => {
    const responses = responsesOf.parse(row.responses);
    return {
      _id: id,
      ...namesOf(row),
      joinedAt: joinedAt.toISOString(),
      checkedInAt: checkedInAt?.toISOString() ?? null,
      paid: row.chargeId ? toNaira(row.priceKobo) : 0,
      responses: questionsOf(event).map((question) => responses[question.id] ?? ""),
      transferTo: row.transferEmail,
      isPassedOn: row.previousCode !== null,
      isWalkIn: row.addedById !== null && row.user?.isGuest === true,
    };
  });
  return { guests: attendees, nextCursor, total };
}

/** More than any waiting list is read in one go. */
const MAX_WAITING = 200;

/** Those with an offer or a held seat, then the waiting list in its order; `place` counts from 1. */
export async function listWaitlist(eventId: string): Promise<WaitingGuest[]> {
  const rows = await db.eventRsvp.findMany({
    where: { eventId, status: { in: ["waiting", "offered", "held"] } },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    take: MAX_WAITING,
    include: people,
  });
  const isAhead = ({ status }: (typeof rows)[number]) => status !== "waiting";
  let place = 0;
  return [...rows.filter(isAhead), ...rows.filter((row) => !isAhead(row))].map(
    ({ id, joinedAt, status, expiresAt, ...row }) => {
      if (status === "waiting") place += 1;
      const { name, email } = namesOf(row);
      return {
        _id: id,
        place: status === "waiting" ? place : 0,
        name,
        email,
        joinedAt: joinedAt.toISOString(),
        state: status === "offered" || status === "held" ? status : "waiting",
        hasAccount: !row.user?.isGuest,
        expiresAt: expiresAt?.toISOString() ?? null,
      };
    },
  );
}
