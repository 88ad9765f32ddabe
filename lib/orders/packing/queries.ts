import { db } from "@/lib/db/client";
import type { OrderToPack } from "@/lib/orders/admin-contracts";
import { toOrdersWhere } from "@/lib/orders/admin-queries";
import { findAdminOrder } from "@/lib/orders/queries";

const MAX_QUEUE = 100;

/** The orders to pack, oldest first: their numbers and buyers, and how many there are. */
export async function listPackingQueue(): Promise<{ queue: { number: string; buyer: string }[]; total: number }> {
  const where = toOrdersWhere({ parcel: "to-pack" });
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where,
      select: { number: true, name: true },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MAX_QUEUE,
    }),
    db.order.count({ where }),
  ]);
  return { queue: rows.map(({ number, name }) => ({ number, buyer: name })), total };
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
  return { ...order, codes };
}
