import { toNaira } from "@/lib/core/money";
import { cutPage, type Page, pageSize } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import type { Buyer } from "@/lib/orders/buyer";
import { ordersAfter, visibleToBuyer } from "@/lib/orders/queries";
import type { OrderSummary } from "@/lib/orders/summary-contracts";
import { Prisma } from "@/prisma/generated/client";

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
} as const satisfies Prisma.OrderSelect;

type SummaryRow = Prisma.OrderGetPayload<{ select: typeof selectSummary }>;

type ItemRow = Omit<OrderSummary["items"][number], "image"> & {
  orderId: string;
  image: { url: string; alt: string } | null;
};

/** One statement; by Prisma's relations it would be four. */
const readItems = (orderIds: string[]) =>
  preparedQuery<ItemRow>(Prisma.sql`
    SELECT i.order_id AS "orderId", i.name, i.quantity, p.edition_size AS "editionSize",
      ARRAY(SELECT e.number FROM editions e WHERE e.order_item_id = i.id AND e.voided_at IS NULL ORDER BY e.number) AS editions,
      (SELECT jsonb_build_object('url', m.url, 'alt', m.alt) FROM product_images m
        WHERE m.product_id = p.id ORDER BY m.position, m.id LIMIT 1) AS image
    FROM order_items i JOIN products p ON p.id = i.product_id
    WHERE i.order_id = ANY(${orderIds}) ORDER BY i.position, i.id`);

const toSummary = ({ id, totalKobo, _count, ...order }: SummaryRow, items: ItemRow[]): OrderSummary => ({
  ...order,
  total: toNaira(totalKobo),
  parcels: { length: _count.parcels },
  items: items
    .filter(({ orderId }) => orderId === id)
    .map(({ orderId: _, image, ...item }) => ({ ...item, image: image ?? undefined })),
});

/** The buyer's own orders as `listOrders` has them, with what a list shows, in two statements. */
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
  const items = shown.length > 0 ? await readItems(shown.map(({ id }) => id)) : [];
  return { orders: shown.map((row) => toSummary(row, items)), nextCursor };
}
