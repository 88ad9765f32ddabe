import type { AdminStats } from "@/lib/membership/desk-contracts";
import { db } from "@/lib/platform/db";

type People = { total: number; active: number; expired: number };
type Month = { year: number; month: number; kobo: bigint; count: number };

/**
 * How the museum stands. Each paid reference counts once, in the month in which it was paid in Lagos; what went back, or is on
 * its way back, is taken out of that month.
 */
export async function getStats(): Promise<AdminStats> {
  const [[people], months] = await Promise.all([
    db.$queryRaw<People[]>`
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE s.ends_at > now()))::int AS active,
             (count(*) FILTER (WHERE s.ends_at <= now()))::int AS expired
      FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id WHERE u.deleted_at IS NULL`,
    db.$queryRaw<Month[]>`
      WITH back AS (SELECT charge_id, sum(amount_kobo) AS kobo FROM refunds WHERE status <> 'failed' GROUP BY charge_id),
      kept AS (
        SELECT c.paid_at AT TIME ZONE 'Africa/Lagos' AS at, c.amount_kobo - COALESCE(back.kobo, 0) AS kobo
        FROM charges c LEFT JOIN back ON back.charge_id = c.id
        WHERE c.status = 'success' AND NOT EXISTS (SELECT 1 FROM membership_facts f WHERE f.reverses = c.reference))
      SELECT extract(year FROM at)::int AS year, extract(month FROM at)::int AS month,
             sum(kobo)::bigint AS kobo, count(*)::int AS count
      FROM kept WHERE kobo > 0 GROUP BY 1, 2 ORDER BY 1 DESC, 2 DESC`,
  ]);
  const monthlyRevenue = months.map(({ year, month, kobo, count }) => ({
    _id: { month, year },
    revenue: Number(kobo),
    count,
  }));
  return {
    totalUsers: people?.total ?? 0,
    activeVIPs: people?.active ?? 0,
    expiredVIPs: people?.expired ?? 0,
    totalRevenue: monthlyRevenue.reduce((sum, { revenue }) => sum + revenue, 0),
    monthlyRevenue,
  };
}
