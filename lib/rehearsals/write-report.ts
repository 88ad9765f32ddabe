import type { Tx } from "@/lib/db/client";
import type { RehearsalReport } from "@/lib/rehearsals/contracts";

type Counted = { name: string; count: number };
type Totals = Pick<
  RehearsalReport,
  "sold" | "declined" | "abandoned" | "attempts" | "medianMs" | "p95Ms" | "lastNumber"
> & {
  repeatedNumbers: number;
  withoutStock: number;
  stockDifferences: number;
};

/** The report of a rehearsal, from its tables. */
export async function writeReport(tx: Tx, productId: string): Promise<RehearsalReport> {
  const [totals] = await tx.$queryRaw<[Totals]>`
    SELECT (SELECT COALESCE(sum(i.quantity), 0) FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.payment_status = 'paid')::int AS sold,
      (SELECT count(*) - count(DISTINCT number) + count(*) FILTER (WHERE number > p.edition_size) FROM editions e JOIN products p ON p.id = e.product_id)::int AS "repeatedNumbers",
      (SELECT COALESCE(sum(greatest(0, v.sold + v.held - COALESCE(m.initial, 0))), 0) FROM product_variants v LEFT JOIN
        (SELECT variant_id, sum(delta) AS initial FROM stock_movements WHERE reason = 'initial' GROUP BY 1) m ON m.variant_id = v.id)::int AS "withoutStock",
      (SELECT count(*) FROM product_variants v WHERE v.stock <> COALESCE((SELECT sum(delta) FROM stock_movements m WHERE m.variant_id = v.id), 0))::int AS "stockDifferences",
      count(*) FILTER (WHERE outcome = 'declined')::int AS declined, count(*) FILTER (WHERE outcome = 'abandoned')::int AS abandoned,
      count(*)::int AS attempts,
      round(COALESCE(percentile_cont(0.5) WITHIN GROUP (ORDER BY ms), 0)::numeric, 1)::float8 AS "medianMs",
      round(COALESCE(percentile_cont(0.95) WITHIN GROUP (ORDER BY ms), 0)::numeric, 1)::float8 AS "p95Ms",
      (SELECT max(number) FROM editions WHERE product_id = ${productId}) AS "lastNumber"
    FROM rehearsal.attempts`;
  const refused = await tx.$queryRaw<{ why: string; count: number }[]>`
    SELECT why, count(*)::int AS count FROM rehearsal.attempts WHERE outcome = 'refused' GROUP BY why ORDER BY count DESC, why LIMIT 20`;
  const mails = await tx.$queryRaw<{ kind: string; count: number }[]>`
    SELECT topic AS kind, count(*)::int AS count FROM outbox_messages WHERE topic LIKE '%.email' GROUP BY topic
    UNION ALL
    SELECT 'order.unpaid.email', count(DISTINCT o.user_id)::int FROM orders o WHERE o.cancel_reason = 'expired'
      AND NOT EXISTS (SELECT 1 FROM orders n WHERE n.user_id = o.user_id AND n.payment_status = 'paid') HAVING count(*) > 0
    ORDER BY kind`;
  // By the ledger of the stock, whose entries are in the order in which orders were placed. The attempts are in the order of their ends, and
  // who is refused is through before the last buyers have paid.
  const ranOut = await tx.$queryRaw<{ name: string; afterOrders: number }[]>`
    WITH balances AS (SELECT variant_id, at, sum(delta) OVER (PARTITION BY variant_id ORDER BY at, id) AS stock FROM stock_movements)
    SELECT v.name, (SELECT count(*) FROM stock_movements m WHERE m.delta < 0 AND m.at <= f.at)::int AS "afterOrders"
    FROM product_variants v CROSS JOIN LATERAL (SELECT min(at) AS at FROM balances b WHERE b.variant_id = v.id AND b.stock = 0) f
    WHERE v.retired_at IS NULL AND (f.at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM stock_movements m WHERE m.variant_id = v.id))
    ORDER BY f.at NULLS FIRST, v.position, v.id`;
  const left = await tx.$queryRaw<Counted[]>`
    SELECT name, stock AS count FROM product_variants WHERE retired_at IS NULL ORDER BY position, id`;
  const { repeatedNumbers, withoutStock, ...rest } = totals;
  return { ...rest, duplicates: repeatedNumbers + withoutStock, refused, mails, ranOut, left };
}
