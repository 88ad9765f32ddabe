import type { DoorReply, Guest, GuestAtDoor } from "@/lib/community/event-contracts";
import { db } from "@/lib/platform/db";
import { cutPage, type Page, readCursor } from "@/lib/platform/paging";
import { Prisma } from "@/prisma/generated/client";

const onOnePage = 50;
/** More than any room holds; a door needs everybody at once, because its line may break. */
const atOneDoor = 2_000;

type DoorRow = { id: string; name: string; code: string; checked_in_at: Date | null };

function readDoor(where: Prisma.Sql): Promise<DoorRow[]> {
  return db.$queryRaw<DoorRow[]>`
    SELECT r.id, concat_ws(' ', u.first_name, u.last_name) AS name, r.check_in_code AS code, r.checked_in_at
    FROM event_rsvps r JOIN users u ON u.id = r.user_id
    WHERE r.status = 'seat' AND ${where} ORDER BY lower(u.last_name), lower(u.first_name), r.id LIMIT ${atOneDoor}`;
}

const toGuestAtDoor = ({ id, name, code, checked_in_at }: DoorRow): GuestAtDoor => ({
  _id: id,
  name,
  code,
  checkedInAt: checked_in_at?.toISOString() ?? null,
});

/** Everybody who has a seat, as the door wants them: by family name. */
export async function listGuestsAtDoor(eventId: string): Promise<DoorReply> {
  const [rows, waiting] = await Promise.all([
    readDoor(Prisma.sql`r.event_id = ${eventId}`),
    db.eventRsvp.count({ where: { eventId, status: "waiting" } }),
  ]);
  return { guests: rows.map(toGuestAtDoor), waiting };
}

/** One of them, by the row's id. */
export async function getGuestAtDoor(id: string): Promise<GuestAtDoor | null> {
  const [row] = await readDoor(Prisma.sql`r.id = ${id}`);
  return row ? toGuestAtDoor(row) : null;
}

const coming = { status: { in: ["seat", "waiting"] as ("seat" | "waiting")[] } };

/** Who has a seat and who waits, in the order in which they asked. */
export async function listGuests(eventId: string, { cursor }: Page) {
  const after = readCursor(cursor, "This page of guests does not exist.");
  const beyond = after ? { OR: [{ joinedAt: { gt: after.at } }, { joinedAt: after.at, id: { gt: after.id } }] } : {};
  const [rows, total] = await Promise.all([
    db.eventRsvp.findMany({
      where: { AND: [{ eventId, ...coming }, beyond] },
      include: { user: { select: { firstName: true, lastName: true, email: true } } },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      take: onOnePage + 1,
    }),
    db.eventRsvp.count({ where: { eventId, ...coming } }),
  ]);
  const { shown, nextCursor } = cutPage(rows, onOnePage, ({ joinedAt, id }) => ({ at: joinedAt, id }));
  const guests = shown.map(
    ({ id, user, status, joinedAt, checkedInAt }): Guest => ({
      _id: id,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      status: status === "seat" ? "seat" : "waiting",
      joinedAt: joinedAt.toISOString(),
      checkedInAt: checkedInAt?.toISOString() ?? null,
    }),
  );
  return { guests, nextCursor, total };
}
