import type { EventDetail } from "@/lib/community/desk-contracts";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { cutPage, type Page, pageSize, readCursor } from "@/lib/platform/paging";
import type { Event } from "@/prisma/generated/client";

const toEventDetail = (row: Event): EventDetail => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  date: row.startsAt.toISOString(),
  endDate: row.endsAt?.toISOString() ?? null,
  place: row.place,
  capacity: row.capacity,
  seatsTaken: row.seatsTaken,
  link: row.link,
  cancelled: row.cancelledAt ? (row.cancelReason ?? "It does not take place.") : null,
  version: row.version,
});

/** An event with its link; null for none. Only for members of the Circle and admins: whoever calls has asked. */
export async function getEvent(id: string): Promise<EventDetail | null> {
  const row = await db.event.findFirst({ where: { id, deletedAt: null } });
  return row && toEventDetail(row);
}

/** The event, or a refusal. */
export async function requireEvent(id: string): Promise<EventDetail> {
  return (await getEvent(id)) ?? refuse("not_found", "Event not found");
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
      orderBy: [{ startsAt: "desc" }, { id: "desc" }],
      take: size + 1,
    }),
    db.event.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ startsAt, id }) => ({ at: startsAt, id }));
  return { events: shown.map(toEventDetail), nextCursor, total };
}
