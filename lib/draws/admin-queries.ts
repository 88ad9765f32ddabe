import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { AdminDraw, AdminDrawDetail } from "@/lib/draws/admin-contracts";
import { canEndDraw } from "@/lib/draws/end-draw";
import { cancelRefusal } from "@/lib/draws/rules";
import type { Prisma } from "@/prisma/generated/client";

const withProduct = { product: { select: { name: true } }, variant: { select: { name: true } } } as const;
// The published list is large and not shown.
const omit = { entryList: true } as const;
type Row = Omit<Prisma.DrawGetPayload<{ include: typeof withProduct }>, "entryList">;

type Counts = { entries: number; held: number; bought: number };

async function countEntries(ids: readonly string[]): Promise<Map<string, Counts>> {
  const rows = await db.drawEntry.groupBy({
    by: ["drawId", "state"],
    where: { drawId: { in: [...ids] } },
    _count: true,
  });
  const counts = new Map<string, Counts>();
  for (const { drawId, state, _count } of rows) {
    const one = counts.get(drawId) ?? { entries: 0, held: 0, bought: 0 };
    one.entries += _count;
    if (state === "held" || state === "bought") one[state] += _count;
    counts.set(drawId, one);
  }
  return counts;
}

function toAdminDraw(row: Row, counts: Map<string, Counts>): AdminDraw {
  return {
    _id: row.id,
    slug: row.slug,
    product: [row.product.name, row.variant.name].filter(Boolean).join(", "),
    units: row.units,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    audience: row.audience,
    state: row.state,
    round: row.round,
    roundAt: row.roundAt.toISOString(),
    ...(counts.get(row.id) ?? { entries: 0, held: 0, bought: 0 }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** At most `limit` draws after the cursor, newest first. */
export async function selectDraws({ cursor }: { cursor?: string }, limit: number) {
  const position = readCursor(cursor, "This page of draws does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const rows = await db.draw.findMany({ where: beyond, orderBy, take: limit + 1, include: withProduct, omit });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const counts = await countEntries(shown.map(({ id }) => id));
  return { rows: shown.map((row) => toAdminDraw(row, counts)), nextCursor };
}

/** One page of draws, newest first, and their total. */
export async function listDraws({ cursor }: { cursor?: string }) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectDraws({ cursor }, pageSize(undefined)),
    db.draw.count(),
  ]);
  return { draws: rows, nextCursor, total };
}

const SHOWN_TURNS = 200;

/** A draw with the entries whose turn has come and the refused attempts; null if there is none. */
export async function findAdminDraw(id: string): Promise<AdminDrawDetail | null> {
  const row = await db.draw.findUnique({ where: { id }, include: { ...withProduct, refusals: true }, omit });
  if (!row) return null;
  const [now, canEnd, counts, turns] = await Promise.all([
    databaseNow(),
    canEndDraw(db, id),
    countEntries([id]),
    db.drawEntry.findMany({
      where: { drawId: id, rank: { not: null }, state: { notIn: ["entered", "lost"] } },
      orderBy: { rank: "asc" },
      take: SHOWN_TURNS,
      include: {
        user: { select: { id: true, firstName: true, lastName: true, email: true } },
        order: { select: { number: true, holdStatus: true, holdExpiresAt: true } },
      },
    }),
  ]);
  return {
    ...toAdminDraw(row, counts),
    seedSource: row.seedSource,
    cancelReason: row.cancelReason,
    cancelRefusal: cancelRefusal(row, now),
    canEnd,
    refusals: row.refusals.map(({ reason, count }) => ({ reason, count })).sort((a, b) => b.count - a.count),
    turns: turns.map((turn) => ({
      id: turn.id,
      rank: turn.rank ?? 0,
      state: turn.state,
      note: turn.note,
      person: turn.user && {
        id: turn.user.id,
        name: `${turn.user.firstName} ${turn.user.lastName}`,
        email: turn.user.email,
      },
      order: turn.order && {
        number: turn.order.number,
        until: turn.order.holdStatus === "held" ? turn.order.holdExpiresAt.toISOString() : null,
      },
    })),
  };
}
