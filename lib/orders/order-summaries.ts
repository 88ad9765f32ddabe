import { toNaira } from "@/lib/core/money";
import { cutPage, type Page, pageSize } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";
import { ordersAfter, visibleToBuyer } from "@/lib/orders/queries";
import type { OrderSummary } from "@/lib/orders/summary-contracts";
import type { Prisma } from "@/prisma/generated/client";

const selectSummary = {
  id: true,
  number: true,
  status: true,
  paymentStatus: true,
  createdAt: true,
  paidAt: true,
  packingStartedAt: true,
  shippedAt: true,
  deliveredAt: true,
  refundedAt: true,
  cancelledAt: true,
  cancelReason: true,
  totalKobo: true,
  invoiceNumber: true,
  courier: true,
  trackingNumber: true,
  trackingUrl: true,
  _count: { select: { parcels: true } },
  items: {
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: {
      name: true,
      quantity: true,
      editions: { where: { voidedAt: null }, orderBy: { number: "asc" }, select: { number: true } },
      product: {
        select: {
          editionSize: true,
          images: { select: { url: true, alt: true }, orderBy: [{ position: "asc" }, { id: "asc" }], take: 1 },
        },
      },
    },
  },
} as const satisfies Prisma.OrderSelect;

type SummaryRow = Prisma.OrderGetPayload<{ select: typeof selectSummary }>;

const toSummary = ({ id: _, totalKobo, _count, items, ...order }: SummaryRow): OrderSummary => ({
  ...order,
  total: toNaira(totalKobo),
  parcels: { length: _count.parcels },
  items: items.map(({ name, quantity, editions, product }) => ({
    name,
    quantity,
    editions: editions.map(({ number }) => number),
    editionSize: product.editionSize,
    image: product.images[0],
  })),
});

/** The buyer's own orders as `listOrders` has them, with what a list shows: half of its statements. */
export async function listOrderSummaries({
  actor,
  cursor,
  limit,
}: { actor: Buyer } & Page): Promise<{ orders: OrderSummary[]; nextCursor: string | null }> {
  const size = pageSize(limit);
  const rows = await db.order.findMany({
    where: { AND: [{ userId: actor._id, ...visibleToBuyer }, ordersAfter(cursor)] },
    select: selectSummary,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: size + 1,
  });
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { orders: shown.map(toSummary), nextCursor };
}
