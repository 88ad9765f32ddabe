import { db } from "@/lib/db/client";
import type { OrdersFilter, OrderToPack, QueuedOrder, UnitsToTakeOut } from "@/lib/orders/admin-contracts";
import { toOrdersWhere } from "@/lib/orders/admin-queries";
import { findAdminOrder } from "@/lib/orders/queries";

const MAX_QUEUE = 100;

/** The orders to pack, or those of them with a unit of a product, oldest first: their numbers and buyers, and how many there are. */
export async function listPackingQueue({
  drop,
}: Pick<OrdersFilter, "drop"> = {}): Promise<{ queue: QueuedOrder[]; total: number }> {
  const where = toOrdersWhere({ parcel: "to-pack", drop });
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where,
      select: { number: true, name: true, repackSince: true },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MAX_QUEUE,
    }),
    db.order.count({ where }),
  ]);
  return {
    queue: rows.map(({ number, name, repackSince }) => ({ number, buyer: name, repack: repackSince !== null })),
    total,
  };
}

/** The order with this number, to be packed; null if there is none. */
export async function findOrderToPack(number: string): Promise<OrderToPack | null> {
  const order = await findAdminOrder(db, number);
  if (!order) return null;
  const editions = await db.edition.findMany({
    where: { orderItem: { orderId: order._id }, voidedAt: null },
    select: { orderItemId: true, labelCode: true },
  });
  const codes: Record<string, string[]> = {};
  for (const { orderItemId, labelCode } of editions) codes[orderItemId] = [...(codes[orderItemId] ?? []), labelCode];
  return { ...order, codes, takeOut: await listUnitsToTakeOut(order._id) };
}

/** The refunded units that may lie in the parcel of an order that has to be packed again. */
export async function listUnitsToTakeOut(orderId: string): Promise<UnitsToTakeOut[]> {
  const rows = await db.$queryRaw<{ name: string; variation: string | null; quantity: number; numbers: number[] }[]>`
    SELECT i.name, i.variation, i.take_out_quantity AS quantity, COALESCE(
      (SELECT array_agg(e.number ORDER BY e.number) FROM editions e WHERE e.order_item_id = i.id AND e.voided_at >= o.repack_since), '{}') AS numbers
    FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.id = ${orderId} AND o.repack_since IS NOT NULL AND i.take_out_quantity > 0 ORDER BY i.position, i.id`;
  return rows.map(({ name, variation, ...units }) => ({
    ...units,
    name: [name, variation].filter(Boolean).join(", "),
  }));
}
