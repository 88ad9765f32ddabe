import { db } from "@/lib/db/client";
import type { MembershipReport } from "@/lib/workflows/contracts";
import { Prisma } from "@/prisma/generated/client";

type Row = { month: string; gained: number; lost: number; members: number };
type Recurring = { members: number; trials: number; renewing: number; kobo: bigint | null };

// A subscription whose only entries are a free trial: its person is no member yet.
const isTrial = Prisma.sql`(EXISTS (SELECT 1 FROM subscription_entries e WHERE e.subscription_id = s.id AND e.kind = 'trial')
  AND NOT EXISTS (SELECT 1 FROM subscription_entries e WHERE e.subscription_id = s.id AND e.kind <> 'trial'))`;

/** How many months the report shows, this one included. */
const MONTHS = 12;

/**
 * The members of the last twelve months in Lagos: who began, who ended and how many there were at the end of each month, and what the cards
 * that renew bring a month. A person is a member from the first start of the plan to its present end; a break between two plans is not seen.
 * Free trials are counted apart.
 */
export async function getMembershipReport(): Promise<MembershipReport> {
  const [rows, [recurring]] = await Promise.all([
    db.$queryRaw<Row[]>`
      WITH months AS (
        SELECT begins, begins AT TIME ZONE 'Africa/Lagos' AS starts_at, (begins + interval '1 month') AT TIME ZONE 'Africa/Lagos' AS ends_at
        FROM generate_series(date_trunc('month', now() AT TIME ZONE 'Africa/Lagos') - make_interval(months => ${MONTHS}::int - 1),
          date_trunc('month', now() AT TIME ZONE 'Africa/Lagos'), interval '1 month') AS begins),
      spans AS (
        SELECT s.started_at, COALESCE(s.resumes_to, s.ends_at) AS ends_at FROM subscriptions s JOIN users u ON u.id = s.user_id
        WHERE NOT u.is_guest AND COALESCE(s.resumes_to, s.ends_at) > s.started_at AND NOT ${isTrial})
      SELECT to_char(m.begins, 'YYYY-MM') AS month,
        (count(*) FILTER (WHERE p.started_at >= m.starts_at AND p.started_at < m.ends_at))::int AS gained,
        (count(*) FILTER (WHERE p.ends_at >= m.starts_at AND p.ends_at < LEAST(m.ends_at, now())))::int AS lost,
        (count(*) FILTER (WHERE p.started_at < m.ends_at AND p.ends_at >= LEAST(m.ends_at, now())))::int AS members
      FROM months m LEFT JOIN spans p ON p.started_at < m.ends_at AND p.ends_at >= m.starts_at
      GROUP BY m.begins ORDER BY m.begins DESC`,
    db.$queryRaw<[Recurring]>`
      SELECT (count(DISTINCT s.user_id) FILTER (WHERE NOT ${isTrial}))::int AS members,
        (count(DISTINCT s.user_id) FILTER (WHERE ${isTrial}))::int AS trials, count(DISTINCT r.user_id)::int AS renewing, sum(p.price_kobo / p.months)::bigint AS kobo
      FROM subscriptions s JOIN users u ON u.id = s.user_id
        LEFT JOIN LATERAL (
          SELECT a.user_id, a.plan_key FROM auto_renewals a WHERE a.user_id = s.user_id AND a.status = 'active'
          ORDER BY a.created_at DESC, a.code LIMIT 1) r ON true
        LEFT JOIN plans p ON p.key = r.plan_key
      WHERE COALESCE(s.resumes_to, s.ends_at) > now() AND u.deleted_at IS NULL AND NOT u.is_guest`,
  ]);
  return {
    members: recurring.members,
    trials: recurring.trials,
    renewing: recurring.renewing,
    monthlyKobo: Number(recurring.kobo ?? 0n),
    months: rows,
  };
}
