import { readAddress } from "@/lib/auth/addresses/read-address";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { addressLine } from "@/lib/core/address-line";
import { writeCsv } from "@/lib/core/csv";
import { toNaira } from "@/lib/core/money";
import { keysetQuery } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { OrdersFilter } from "@/lib/orders/admin-contracts";
import { toOrdersWhere } from "@/lib/orders/admin-queries";
import { getOrderStatus } from "@/lib/orders/rules";
import type { Parcel, Prisma } from "@/prisma/generated/client";

const columns = [
  "Number",
  "Ordered",
  "Paid",
  "Status",
  "Name",
  "Email",
  "Items",
  "Discount code",
  "Delivery (naira)",
  "Gift",
  "Total (naira)",
  "Refunded (naira)",
  "Recipient",
  "Phone",
  "Address",
  "Courier",
  "Tracking number",
  "Tracking link",
];
const BATCH_SIZE = 1_000;

/** What the parcels of an order have, in their order. */
const ofParcels = (parcels: readonly Parcel[], field: "courier" | "trackingNumber" | "trackingUrl"): string | null =>
  parcels.flatMap((parcel) => parcel[field] ?? []).join("; ") || null;

type Place = { at: Date; id: string };

/** The orders after one, in the order of the index: Prisma's own cursor reads all earlier batches again. */
function listBatch(where: Prisma.OrderWhereInput, after: Place | null) {
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "asc", after);
  return db.order.findMany({
    where: { AND: [where, beyond] },
    include: {
      items: { orderBy: { position: "asc" } },
      discountCode: { select: { code: true } },
      parcels: { orderBy: { number: "asc" } },
    },
    orderBy,
    take: BATCH_SIZE,
  });
}

/** Exports the filtered orders as CSV. The audit log records who exported how many rows. */
export async function exportOrders({ actor, wanted }: { actor: Actor; wanted: OrdersFilter }): Promise<string> {
  const where = toOrdersWhere(wanted);
  const rows: (string | number | null)[][] = [];
  for (let after: Place | null = null; ; ) {
    const orders: Awaited<ReturnType<typeof listBatch>> = await listBatch(where, after);
    for (const order of orders) {
      const address = order.shippingAddress === null ? null : readAddress(order.shippingAddress);
      rows.push([
        order.number,
        order.createdAt.toISOString(),
        order.paidAt?.toISOString() ?? null,
        getOrderStatus(order, "admin").label,
        order.name,
        order.email,
        order.items.map(({ quantity, name, variation }) => `${quantity} x ${name} ${variation}`.trim()).join("; "),
        order.discountCode?.code ?? null,
        toNaira(order.deliveryKobo),
        order.isGift ? (order.giftWrapKobo === null ? "Gift" : "Gift, wrapped") : null,
        toNaira(order.totalKobo),
        toNaira(order.refundedKobo),
        address && (address.recipient || order.name),
        address?.phone ?? null,
        addressLine(address),
        ofParcels(order.parcels, "courier"),
        ofParcels(order.parcels, "trackingNumber"),
        ofParcels(order.parcels, "trackingUrl"),
      ]);
    }
    const last = orders.at(-1);
    if (orders.length < BATCH_SIZE || !last) break;
    after = { at: last.createdAt, id: last.id };
  }
  await recordAudit(db, {
    actorId: actor._id,
    action: "order.export",
    subject: "orders",
    detail: { rows: rows.length, wanted: { ...wanted } },
  });
  return writeCsv(columns, rows);
}
