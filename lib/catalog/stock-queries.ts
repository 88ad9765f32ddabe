import type { StockMovement } from "@/lib/catalog/admin-contracts";
import { db } from "@/lib/db/client";

const SHOWN_MOVEMENTS = 100;

type MovementRow = {
  id: string;
  size: string;
  delta: number;
  reason: string;
  at: Date;
  by: string | null;
  number: string | null;
};

/** The latest changes of a product's stock, newest first. */
export async function listStockMovements(productId: string): Promise<StockMovement[]> {
  const rows = await db.$queryRaw<MovementRow[]>`
    SELECT m.id, v.name AS size, m.delta, m.reason, m.at, u.first_name || ' ' || u.last_name AS by, o.number
    FROM stock_movements m JOIN product_variants v ON v.id = m.variant_id
      LEFT JOIN users u ON u.id = m.actor_id LEFT JOIN orders o ON o.id = m.order_id
    WHERE m.product_id = ${productId} ORDER BY m.at DESC, m.id LIMIT ${SHOWN_MOVEMENTS}`;
  return rows.map(({ id, size, delta, reason, at, by, number }) => ({
    _id: id,
    size,
    delta,
    reason,
    at: at.toISOString(),
    by,
    orderNumber: number,
  }));
}
