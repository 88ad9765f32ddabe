import type { Tx } from "@/lib/db/client";

/**
 * Whether every unit of an order that was not refunded is a number that belongs to somebody else by now (prisma/functions/transfer_passed_on.sql).
 * An order without such numbers never is.
 */
export async function isAllPassedOn(db: Tx, orderId: string): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ passed: number; units: number }]>`
    SELECT (SELECT count(*) FROM transfer_passed_on(${orderId}))::int AS passed,
      (SELECT COALESCE(sum(i.quantity - i.refunded_quantity), 0) FROM order_items i WHERE i.order_id = ${orderId})::int AS units`;
  return row.passed > 0 && row.passed >= row.units;
}

/** A number of an order line. */
type LineNumber = { item: string; number: number };

/** The numbers of an order that belong to somebody else by now, by their lines. Call it after `isAllPassedOn`, which locks them. */
export const listPassedOn = (tx: Tx, orderId: string): Promise<LineNumber[]> => tx.$queryRaw<LineNumber[]>`
  SELECT i.id AS item, e.number FROM orders o JOIN order_items i ON i.order_id = o.id JOIN editions e ON e.order_item_id = i.id
    JOIN edition_ownerships w ON w.edition_id = e.id AND w.ended_at IS NULL
  WHERE o.id = ${orderId} AND e.voided_at IS NULL AND w.position > 1 AND w.user_id IS DISTINCT FROM o.user_id ORDER BY e.number`;
