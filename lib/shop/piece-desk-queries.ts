import { db } from "@/lib/platform/db";
import { cutPage, pageSize, readCursor, walk } from "@/lib/platform/paging";
import type { NumberedPiece, PieceCounts, RunningHold, Waiting } from "@/lib/shop/piece-contracts";

const size = pageSize(50);

/** What is on the shelf, held and sold of each size, and how many wait. A size that is no longer offered stands last. */
export async function countPieces(productId: string): Promise<PieceCounts> {
  const [variants, numbered, takenOut, waiting, unconfirmed] = await Promise.all([
    db.productVariant.findMany({ where: { productId }, orderBy: [{ position: "asc" }, { id: "asc" }] }),
    db.edition.count({ where: { productId } }),
    db.edition.count({ where: { productId, voidedAt: { not: null } } }),
    db.dropAlert.count({ where: { productId, status: "confirmed" } }),
    db.dropAlert.count({ where: { productId, status: "asked" } }),
  ]);
  const sizes = variants
    .map(({ id, name, stock, held, sold, retiredAt }) => ({
      _id: id,
      size: name,
      stock,
      held,
      sold,
      isOffered: retiredAt === null,
    }))
    .filter(({ isOffered, held, sold }) => isOffered || held + sold > 0)
    .sort((a, b) => Number(b.isOffered) - Number(a.isOffered));
  return { sizes, numbered, takenOut, waiting, unconfirmed };
}

const withOrder = {
  orderItem: { select: { variation: true, order: { select: { number: true, name: true, status: true } } } },
} as const;

/** The numbers that were given, from `from` on, each with the order that bought it. */
export async function listNumbers(
  productId: string,
  from = 1,
): Promise<{ pieces: NumberedPiece[]; next: number | null }> {
  const rows = await db.edition.findMany({
    where: { productId, number: { gte: from } },
    include: withOrder,
    orderBy: { number: "asc" },
    take: size + 1,
  });
  const pieces = rows.slice(0, size).map(({ number, voidedAt, createdAt, orderItem: { variation, order } }) => ({
    number,
    size: variation,
    orderNumber: order.number,
    buyer: order.name,
    at: (voidedAt ?? createdAt).toISOString(),
    standing: voidedAt ? "taken-out" : order.status === "pending" ? "to-ship" : order.status,
  })) satisfies NumberedPiece[];
  return { pieces, next: rows[size]?.number ?? null };
}

type HoldRow = {
  id: string;
  size: string;
  quantity: number;
  number: string;
  buyer: string;
  until: Date;
  is_over: boolean;
};

/** The holds that run now, the one that ends first at the top. It begins at the few orders that are held, not at all that were ever made. */
export async function listHolds(
  productId: string,
  cursor?: string,
): Promise<{ holds: RunningHold[]; nextCursor: string | null; total: number }> {
  const after = readCursor(cursor, "This page of holds does not exist.");
  const at = after?.at ?? new Date(0);
  const [{ total } = { total: 0 }] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.hold_status = 'held' AND i.product_id = ${productId}`;
  const rows = await db.$queryRaw<HoldRow[]>`
    SELECT i.id, i.variation AS size, i.quantity, o.number, o.name AS buyer, o.hold_expires_at AS until, o.hold_expires_at <= now() AS is_over
    FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.hold_status = 'held' AND i.product_id = ${productId} AND o.hold_expires_at >= ${at}
      AND (o.hold_expires_at, i.id) > (${at}, ${after?.id ?? ""})
    ORDER BY o.hold_expires_at, i.id LIMIT ${size + 1}`;
  const { shown, nextCursor } = cutPage(rows, size, ({ until, id }) => ({ at: until, id }));
  const holds = shown.map(({ id, number, until, is_over, ...row }) => ({
    ...row,
    _id: id,
    orderNumber: number,
    until: until.toISOString(),
    isOver: is_over,
  }));
  return { holds, nextCursor, total };
}

/** Who waits to hear of a drop, the newest first. */
export async function listWaiting(
  productId: string,
  cursor?: string,
): Promise<{ waiting: Waiting[]; nextCursor: string | null }> {
  const after = readCursor(cursor, "This page of the list does not exist.");
  const { orderBy, beyond } = walk("createdAt", "desc", "desc", after);
  const rows = await db.dropAlert.findMany({
    where: { AND: [{ productId, status: "confirmed" }, beyond] },
    orderBy,
    take: size + 1,
  });
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  const waiting = shown.map(({ id, email, userId, createdAt }) => ({
    _id: id,
    email,
    userId,
    since: createdAt.toISOString(),
  }));
  return { waiting, nextCursor };
}
