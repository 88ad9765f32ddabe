import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { OwnPlace, WaitingRoomState } from "@/lib/waiting-room/contracts";
import type { Place } from "@/lib/waiting-room/place-cookie";
import { admittedPlaces, placeOf } from "@/lib/waiting-room/rules";

type RoomRow = {
  productId: string;
  active: boolean;
  round: number;
  opensAt: Date | null;
  seed: string | null;
  earlyTickets: number;
  lastTicket: number;
  base: number;
  since: Date | null;
  ratePerMinute: number;
  admissionMinutes: number;
  left: number;
  now: Date;
};

/** A drop's waiting room with the id of the drop and the time of the database. Opens it when its time has come. */
export type Room = { productId: string; state: WaitingRoomState; now: Date };

async function readRoom(slug: string): Promise<RoomRow | undefined> {
  const [row] = await db.$queryRaw<RoomRow[]>`
    SELECT p.id AS "productId", w.active_since IS NOT NULL AND p.deleted_at IS NULL AS active, COALESCE(w.round, 0) AS round, p.opens_at AS "opensAt",
      w.seed, COALESCE(w.early_tickets, 0) AS "earlyTickets", COALESCE(w.last_ticket, 0) AS "lastTicket", COALESCE(w.base, 0) AS base, w.since,
      COALESCE(w.rate_per_minute, 1) AS "ratePerMinute", COALESCE(w.admission_minutes, 1) AS "admissionMinutes",
      CASE WHEN p.in_stock THEN COALESCE((SELECT sum(v.stock) FROM product_variants v WHERE v.product_id = p.id AND v.retired_at IS NULL), 0) ELSE 0 END::int AS left,
      clock_timestamp() AS now
    FROM products p LEFT JOIN waiting_rooms w ON w.product_id = p.id
    WHERE p.slug = ${slug} AND p.deleted_at IS NULL`;
  return row;
}

/** The waiting room of a drop by its slug; throws `not_found` for an unknown drop. A drop without one has a room that is not active. */
export async function requireRoom(slug: string): Promise<Room> {
  let row = await readRoom(slug);
  const isDue = row?.active && row.seed === null && (row.opensAt === null || row.opensAt <= row.now);
  if (row && isDue) {
    await db.$queryRaw`SELECT waiting_room_open(${row.productId})::text`;
    row = await readRoom(slug);
  }
  if (!row) return throwAppError("not_found", "There is no such drop.");
  const { productId, now, opensAt, since, ...state } = row;
  return {
    productId,
    now,
    state: { ...state, opensAt: opensAt?.toISOString() ?? null, since: since?.toISOString() ?? null },
  };
}

/** The caller's place in a room; null without a valid one. */
export async function findOwnPlace(
  { productId, state, now }: Room,
  places: readonly Place[],
): Promise<OwnPlace | null> {
  const held = places.find((place) => place.productId === productId && place.round === state.round);
  if (!state.active || !held || held.ticket > state.lastTicket) return null;
  const { ticket, round } = held;
  const place = placeOf(ticket, state);
  if (place === null || place > admittedPlaces(state, now.getTime())) return { ticket, round, until: null };
  const [row] = await db.$queryRaw<
    [{ at: Date }]
  >`SELECT waiting_room_admitted_at(${productId}, ${round}::int, ${place}::int) AS at`;
  const until = new Date(row.at.getTime() + state.admissionMinutes * 60_000);
  // An expired place is given up, so that its owner can take another.
  return until <= now ? null : { ticket, round, until: until.toISOString() };
}

/** Whether a place is needed to check out a drop; for its page, which is prerendered. */
export async function hasActiveRoom(productId: string): Promise<boolean> {
  return (await db.waitingRoom.count({ where: { productId, activeSince: { not: null } } })) > 0;
}

type RoomsToPass = { productIds: readonly string[]; places: readonly Place[]; buyerId: string };

/** The drops among those of a checkout whose waiting room the buyer still has to pass; for its page. Placing the order checks again. */
export async function findRoomsToPass({ productIds, places, buyerId }: RoomsToPass) {
  const rooms = await db.waitingRoom.findMany({
    where: { productId: { in: [...productIds] }, activeSince: { not: null }, product: { deletedAt: null } },
    select: { productId: true, round: true, product: { select: { slug: true, name: true } } },
    orderBy: { productId: "asc" },
  });
  const left: { slug: string; name: string }[] = [];
  for (const { productId, round, product } of rooms) {
    const admission = { productId, round, userId: buyerId, expiresAt: { gt: new Date() } };
    if ((await db.waitingRoomAdmission.count({ where: admission })) > 0) continue;
    const place = await findOwnPlace(await requireRoom(product.slug), places);
    if (!place?.until) left.push(product);
  }
  return left;
}
