import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { writeCsv } from "@/lib/platform/csv";
import { db } from "@/lib/platform/db";
import { toNaira } from "@/lib/platform/money";
import type { OrdersWanted } from "@/lib/shop/order-desk-contracts";
import { orderStanding } from "@/lib/shop/order-rules";
import { ordersWanted } from "@/lib/shop/orders-wanted";

const columns = [
  "Number",
  "Ordered",
  "Paid",
  "Status",
  "Name",
  "E-mail",
  "Items",
  "Total (naira)",
  "Refunded (naira)",
  "Address",
  "Courier",
  "Tracking number",
  "Tracking link",
];
const batch = 1_000;

/** The orders that are wanted as a table for a spreadsheet. Who took it, and how many rows, is written down. */
export async function exportOrders({ actor, wanted }: { actor: Actor; wanted: OrdersWanted }): Promise<string> {
  const where = ordersWanted(wanted);
  const rows: (string | number | null)[][] = [];
  for (let cursor: { id: string } | undefined; ; ) {
    const orders = await db.order.findMany({
      where,
      include: { items: { orderBy: { position: "asc" } } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: batch,
      ...(cursor && { cursor, skip: 1 }),
    });
    for (const order of orders)
      rows.push([
        order.number,
        order.createdAt.toISOString(),
        order.paidAt?.toISOString() ?? null,
        orderStanding(order).label,
        order.name,
        order.email,
        order.items.map(({ quantity, name, variation }) => `${quantity} x ${name} ${variation}`.trim()).join("; "),
        toNaira(order.totalKobo),
        toNaira(order.refundedKobo),
        oneLine(order.shippingAddress),
        order.courier,
        order.trackingNumber,
        order.trackingUrl,
      ]);
    const last = orders.at(-1);
    if (orders.length < batch || !last) break;
    cursor = { id: last.id };
  }
  await recordAudit(db, {
    actorId: actor._id,
    action: "order.export",
    subject: "orders",
    detail: { rows: rows.length, wanted: { ...wanted } },
  });
  return writeCsv(columns, rows);
}

const oneLine = (address: unknown): string =>
  address && typeof address === "object"
    ? Object.values(address)
        .filter((line) => typeof line === "string" && line !== "")
        .join(", ")
    : "";
