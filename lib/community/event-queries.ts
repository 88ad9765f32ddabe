import type { DeskEvent, EventDetail } from "@/lib/community/event-contracts";
import { type EventRow, shownOf, withWaiting } from "@/lib/community/event-facts";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { cutPage, type Page, pageSize, readCursor } from "@/lib/platform/paging";

/** An event with its link, which is for members of the Circle and admins: whoever calls has asked, or takes it out. */
export const toEventDetail = (row: EventRow): EventDetail => ({
  ...shownOf(row),
  seatsTaken: row.seatsTaken,
  link: row.link,
  version: row.version,
});

/** An event with its link, or a refusal. Only for members of the Circle and admins: whoever calls has asked. */
export async function requireEvent(id: string): Promise<EventDetail> {
  const row = await db.event.findFirst({ where: { id, deletedAt: null }, include: withWaiting });
  return row ? toEventDetail(row) : refuse("not_found", "Event not found");
}

/** An event as its desk sees it; null for none. */
export async function getDeskEvent(id: string): Promise<DeskEvent | null> {
  const [row, checkedIn] = await Promise.all([
    db.event.findFirst({ where: { id, deletedAt: null }, include: withWaiting }),
    db.eventRsvp.count({ where: { eventId: id, status: "seat", checkedInAt: { not: null } } }),
  ]);
  return row && { ...toEventDetail(row), door: row.door, checkedIn };
}

/** The event of the desk, or a refusal. */
export async function requireDeskEvent(id: string): Promise<DeskEvent> {
  return (await getDeskEvent(id)) ?? refuse("not_found", "Event not found");
}

/** Every event, the last one first, for the desk. */
export async function listDeskEvents({ cursor, limit }: Page) {
  const after = readCursor(cursor, "This page of events does not exist.");
  const size = pageSize(limit);
  const where = { deletedAt: null };
  const beyond = after ? { OR: [{ startsAt: { lt: after.at } }, { startsAt: after.at, id: { lt: after.id } }] } : {};
  const [rows, total] = await Promise.all([
    db.event.findMany({
      where: { AND: [where, beyond] },
      include: withWaiting,
      orderBy: [{ startsAt: "desc" }, { id: "desc" }],
      take: size + 1,
    }),
    db.event.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ startsAt, id }) => ({ at: startsAt, id }));
  return { events: shown.map(toEventDetail), nextCursor, total };
}
