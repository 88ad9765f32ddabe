import { db } from "@/lib/db/client";
import type { AdminStats } from "@/lib/workflows/contracts";

type UserCounts = { total: number; active: number; expired: number };
type MonthRow = { year: number; month: number; kobo: bigint; count: number };

/**
 * The admin statistics. Each charge counts once, in the month of its payment in Lagos time; refunds, also pending ones, are subtracted
 * from that month. A month between two others without a payment has 0.
 */
export async function getAdminStats(): Promise<AdminStats> {
  const [[users], months] = await Promise.all([
    db.$queryRaw<UserCounts[]>`
      SELECT (SELECT count(*)::int FROM users WHERE deleted_at IS NULL AND NOT is_guest) AS total,
             (count(*) FILTER (WHERE s.ends_at > now()))::int AS active, (count(*) FILTER (WHERE COALESCE(s.resumes_to, s.ends_at) <= now()))::int AS expired
      FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE u.deleted_at IS NULL AND NOT u.is_guest`,
    // The monthly totals come from a covering index; the few refunded charges are looked up and subtracted.
    db.$queryRaw<MonthRow[]>`
      WITH months AS (
        SELECT month, month AT TIME ZONE 'Africa/Lagos' AS begins, (month + interval '1 month') AT TIME ZONE 'Africa/Lagos' AS ends
        FROM generate_series(
          date_trunc('month', (SELECT min(paid_at) FROM charges WHERE status = 'success') AT TIME ZONE 'Africa/Lagos'),
          (SELECT max(paid_at) FROM charges WHERE status = 'success') AT TIME ZONE 'Africa/Lagos', interval '1 month') AS month),
      taken AS (
        SELECT month, t.kobo, t.count FROM months, LATERAL (
          SELECT sum(amount_kobo) AS kobo, count(*) AS count FROM charges
          WHERE status = 'success' AND paid_at >= begins AND paid_at < ends) t),
      touched AS (
        SELECT charge_id AS id, sum(amount_kobo) AS kobo FROM refunds WHERE status <> 'failed' GROUP BY 1
        UNION ALL
        SELECT c.id, c.amount_kobo FROM subscription_entries f JOIN charges c ON c.reference = f.reversed_reference WHERE f.reversed_reference IS NOT NULL),
      back AS (
        SELECT date_trunc('month', c.paid_at AT TIME ZONE 'Africa/Lagos') AS month, least(c.amount_kobo, sum(t.kobo)) AS kobo,
               (sum(t.kobo) >= c.amount_kobo)::int AS count
        FROM touched t JOIN charges c ON c.id = t.id WHERE c.status = 'success' AND c.paid_at IS NOT NULL GROUP BY c.id)
      SELECT extract(year FROM month)::int AS year, extract(month FROM month)::int AS month,
             sum(kobo)::bigint AS kobo, sum(count)::int AS count
      FROM (SELECT month, kobo, count FROM taken UNION ALL SELECT month, -kobo, -count FROM back) both_sides
      GROUP BY 1, 2 ORDER BY 1 DESC, 2 DESC`,
  ]);
  const monthlyRevenue = months.map(({ year, month, kobo, count }) => ({
    _id: { month, year },
    revenue: Number(kobo),
    count,
  }));
  return {
    totalUsers: users?.total ?? 0,
    activeVIPs: users?.active ?? 0,
    expiredVIPs: users?.expired ?? 0,
    totalRevenue: monthlyRevenue.reduce((sum, { revenue }) => sum + revenue, 0),
    monthlyRevenue,
  };
}
