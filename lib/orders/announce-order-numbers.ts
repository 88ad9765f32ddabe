import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { afterResponse } from "@/lib/core/background";
import { preparedQuery } from "@/lib/db/prepared-query";
import { Prisma } from "@/prisma/generated/client";

/** Has the open maps show the chosen numbers of an order and of those it replaces, after the commit. */
export function announceOrderNumbers(orderId: string): void {
  afterResponse(async () => {
    const rows = await preparedQuery<{ slug: string }>(Prisma.sql`
      SELECT DISTINCT p.slug FROM orders mine JOIN orders o ON o.checkout_group = mine.checkout_group
        JOIN order_items i ON i.order_id = o.id JOIN products p ON p.id = i.product_id
      WHERE mine.id = ${orderId} AND i.edition_number IS NOT NULL`);
    announceNumbers(rows.map(({ slug }) => slug));
  });
}
