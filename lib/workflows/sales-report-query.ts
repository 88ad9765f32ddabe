import { db } from "@/lib/db/client";
import type { SalesPeriod, SalesReport } from "@/lib/workflows/contracts";
import { Prisma } from "@/prisma/generated/client";

type Row = { day: string; kobo: bigint; count: number; isBefore: boolean };

/** How many bars a period of a fixed length has, and how long each is. */
const shapes: Readonly<Record<Exclude<SalesPeriod, "month">, { bars: number; unit: "day" | "month" }>> = {
  "7": { bars: 7, unit: "day" },
  "30": { bars: 30, unit: "day" },
  "90": { bars: 90, unit: "day" },
  "12m": { bars: 12, unit: "month" },
};

/**
 * SQL: when the bars of a period and of the one before begin, in Lagos, and how long they are. A shorter month than this one has fewer
 * days to compare with: on the 31st its last day ends the comparison.
 */
function barsOf(period: SalesPeriod): Prisma.Sql {
  const today = Prisma.sql`date_trunc('day', now() AT TIME ZONE 'Africa/Lagos')`;
  if (period === "month") {
    const first = Prisma.sql`date_trunc('month', now() AT TIME ZONE 'Africa/Lagos')`;
    return Prisma.sql`
      SELECT begins, interval '1 day' AS step, false AS before FROM generate_series(${first}, ${today}, interval '1 day') AS begins
      UNION ALL SELECT begins, interval '1 day', true
      FROM generate_series(${first} - interval '1 month', ${today} - interval '1 month', interval '1 day') AS begins`;
  }
  const { bars, unit } = shapes[period];
  return Prisma.sql`
    SELECT date_trunc(${unit}, ${today}) - n * ('1 ' || ${unit})::interval AS begins, ('1 ' || ${unit})::interval AS step,
      n >= ${bars}::int AS before
    FROM generate_series(0, 2 * ${bars}::int - 1) AS n`;
}

/**
 * The sales by day, or by month for twelve months, until today, and those of the period before; of this month those of the same days of
 * the last. Days and months are those of Lagos, by the
 * clock of the database. Revenue is what was paid: the amount of each successful charge on the day of its payment (`charges.paid_at`),
 * minus its refunds that have not failed, also pending ones, and minus the whole charge when its membership payment was reversed. A refund
 * lowers the day of the payment, not the day of the refund, as in the revenue by month (admin-stats-query.ts). A payment that was refunded
 * completely is not counted. A day without a sale has 0.
 */
export async function getSalesReport(period: SalesPeriod): Promise<SalesReport> {
  // The index on (paid_at, amount_kobo) gives the amounts of each bar; the few refunded charges are looked up and subtracted.
  const rows = await db.$queryRaw<Row[]>`
    WITH bars AS (
      SELECT begins, before, begins AT TIME ZONE 'Africa/Lagos' AS starts_at, (begins + step) AT TIME ZONE 'Africa/Lagos' AS ends_at
      FROM (${barsOf(period)}) AS b),
    reach AS (SELECT min(starts_at) AS starts_at, max(ends_at) AS ends_at FROM bars),
    taken AS (
      SELECT begins, t.kobo, t.count FROM bars, LATERAL (
        SELECT coalesce(sum(amount_kobo), 0) AS kobo, count(*) AS count FROM charges
        WHERE status = 'success' AND paid_at >= starts_at AND paid_at < ends_at) t),
    touched AS (
      SELECT charge_id AS id, sum(amount_kobo) AS kobo FROM refunds WHERE status <> 'failed' GROUP BY 1
      UNION ALL
      SELECT c.id, c.amount_kobo FROM subscription_entries e JOIN charges c ON c.reference = e.reversed_reference
      WHERE e.reversed_reference IS NOT NULL),
    back AS (
      SELECT c.paid_at, least(c.amount_kobo, sum(t.kobo)) AS kobo, (sum(t.kobo) >= c.amount_kobo)::int AS count
      FROM touched t JOIN charges c ON c.id = t.id, reach
      WHERE c.status = 'success' AND c.paid_at >= reach.starts_at AND c.paid_at < reach.ends_at GROUP BY c.id)
    SELECT to_char(begins, 'YYYY-MM-DD') AS day, b.before AS "isBefore",
           (taken.kobo - coalesce((SELECT sum(kobo) FROM back WHERE paid_at >= starts_at AND paid_at < ends_at), 0))::bigint AS kobo,
           (taken.count - coalesce((SELECT sum(count) FROM back WHERE paid_at >= starts_at AND paid_at < ends_at), 0))::int AS count
    FROM bars b JOIN taken USING (begins) ORDER BY b.begins`;
  const sum = (some: readonly Row[]) => ({
    revenue: some.reduce((total, { kobo }) => total + Number(kobo), 0),
    payments: some.reduce((total, { count }) => total + count, 0),
  });
  const shown = rows.filter(({ isBefore }) => !isBefore);
  return {
    period,
    bars: shown.map(({ day, kobo, count }) => ({ day, revenue: Number(kobo), payments: count })),
    ...sum(shown),
    before: sum(rows.filter(({ isBefore }) => isBefore)),
  };
}
