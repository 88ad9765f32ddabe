import type { PlanName } from "@/lib/auth/contracts";
import { cutPage, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { FailedCharge, FailedChargesQuery, VipUser, VipUsersQuery } from "@/lib/subscriptions/contracts";
import { getPerks } from "@/lib/subscriptions/rules";
import { Prisma } from "@/prisma/generated/client";

type VipRow = {
  id: string;
  subscription_id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: "Member" | "Admin";
  plan: PlanName;
  ends_at: Date;
  active: boolean;
};

const toVipUser = ({ id, email, first_name, last_name, role, plan, ends_at, active }: VipRow): VipUser => ({
  _id: id,
  email,
  name: `${first_name} ${last_name}`,
  role,
  isVIP: active,
  perks: getPerks(plan, active, role === "Admin"),
  subscription: { plan, endDate: ends_at.toISOString() },
});

/** One page of users who have or had a plan, latest end first. The database clock decides whether it has ended. */
export async function listVipUsers({ q, status, cursor, limit }: VipUsersQuery) {
  const after = readCursor(cursor, "This page of members does not exist.");
  const size = pageSize(limit);
  const conditions = Prisma.join(
    [
      Prisma.sql`u.deleted_at IS NULL`,
      ...(status === "active" ? [Prisma.sql`s.ends_at > now()`] : []),
      ...(status === "expired"
        ? [Prisma.sql`s.ends_at <= now() AND (s.resumes_to IS NULL OR s.resumes_to <= now())`]
        : []),
      ...(q ? [Prisma.sql`strpos(lower(u.email || ' ' || u.first_name || ' ' || u.last_name), lower(${q})) > 0`] : []),
    ],
    " AND ",
  );
  const beyond = after ? Prisma.sql`AND (s.ends_at, s.id) < (${after.at}, ${after.id})` : Prisma.empty;
  const [rows, [totals]] = await Promise.all([
    db.$queryRaw<VipRow[]>`
      SELECT u.id, s.id AS subscription_id, u.email, u.first_name, u.last_name, u.role, s.ends_at, s.ends_at > now() AS active,
             CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan
      FROM subscriptions s JOIN users u ON u.id = s.user_id
      WHERE ${conditions} ${beyond} ORDER BY s.ends_at DESC, s.id DESC LIMIT ${size + 1}`,
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE ${conditions}`,
  ]);
  const { shown, nextCursor } = cutPage(rows, size, (row) => ({ at: row.ends_at, id: row.subscription_id }));
  return { vips: shown.map(toVipUser), nextCursor, total: totals?.total ?? 0 };
}

type FailedRow = {
  id: string;
  user_id: string;
  email: string;
  name: string;
  plan: PlanName;
  price_kobo: bigint;
  effective_at: Date;
  reason: string | null;
  card_label: string | null;
  next_payment_at: Date | null;
  is_paid: boolean;
  is_renewing: boolean;
  is_retryable: boolean;
  tried_at: Date | null;
  try_status: string | null;
  try_reason: string | null;
};

/** Days after a failed charge in which an admin may try again; after them the member chooses a plan again. */
const RETRY_DAYS = 30;

/** Of a failed charge `f` and the newest renewal `r` of its member: a payment came after it. */
const paidSinceFailure = Prisma.sql`EXISTS (SELECT 1 FROM subscription_entries p WHERE p.subscription_id = f.subscription_id
  AND p.amount_kobo > 0 AND p.effective_at > f.effective_at
  AND NOT EXISTS (SELECT 1 FROM subscription_entries v WHERE v.reversed_reference = p.reference))`;

/** Of the same: it may be tried again. Only the newest failure of a member who has not turned the renewal off. */
export const retryableFailure = Prisma.sql`(NOT ${paidSinceFailure} AND r.status IN ('active', 'attention')
  AND f.effective_at > clock_timestamp() - make_interval(days => ${RETRY_DAYS}::int)
  AND NOT EXISTS (SELECT 1 FROM subscription_entries n WHERE n.subscription_id = f.subscription_id AND n.kind = 'grace'
    AND (n.effective_at, n.id) > (f.effective_at, f.id)))`;

/** The tries of the card of a failed charge `f` within a day. */
export const triedToday = Prisma.sql`SELECT 1 FROM charges c WHERE c.user_id = f.user_id AND c.reference LIKE 'LR-%'
  AND c.created_at > now() - interval '20 hours'`;

/** The newest renewal `r` by card of the member of a failed charge `f`. */
export const newestRenewal = Prisma.sql`LATERAL (SELECT a.code, a.status, a.card_label, a.next_payment_at, a.next_retry_at FROM auto_renewals a
  WHERE a.user_id = f.user_id ORDER BY a.created_at DESC, a.code DESC LIMIT 1)`;

function toFailedCharge(row: FailedRow): FailedCharge {
  const isTrying = row.try_status === "pending";
  return {
    id: row.id,
    member: { id: row.user_id, name: row.name, email: row.email },
    plan: row.plan,
    amountKobo: Number(row.price_kobo),
    failedAt: row.effective_at.toISOString(),
    reason: row.reason ?? "",
    card: row.card_label ?? "",
    nextTryAt: row.is_renewing ? (row.next_payment_at?.toISOString() ?? null) : null,
    status: row.is_paid ? "paid" : isTrying ? "trying" : row.is_retryable ? "open" : "ended",
    lastTry: row.tried_at && { at: row.tried_at.toISOString(), reason: row.try_reason ?? "" },
    canRetry: row.is_retryable,
  };
}

const failedChargesWhere = ({ status }: FailedChargesQuery): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`f.kind = 'grace' AND u.deleted_at IS NULL`,
      ...(status === "open" ? [Prisma.sql`COALESCE(${retryableFailure}, false)`] : []),
      ...(status === "paid" ? [paidSinceFailure] : []),
    ],
    " AND ",
  );

/** At most `limit` failed charges of renewals after the cursor, newest first. */
export async function selectFailedCharges(query: FailedChargesQuery, limit: number) {
  const after = readCursor(query.cursor, "This page of failed charges does not exist.");
  const beyond = after ? Prisma.sql`AND (f.effective_at, f.id) < (${after.at}, ${after.id})` : Prisma.empty;
  const rows = await db.$queryRaw<FailedRow[]>`
    SELECT f.id, f.user_id, u.email, concat_ws(' ', u.first_name, u.last_name) AS name, f.plan_key AS plan, p.price_kobo, f.effective_at, f.reason,
      r.card_label, CASE WHEN r.next_payment_at > now() THEN r.next_payment_at END AS next_payment_at,
      ${paidSinceFailure} AS is_paid, COALESCE(r.status IN ('active', 'attention'), false) AS is_renewing,
      COALESCE(${retryableFailure}, false) AS is_retryable,
      t.created_at AS tried_at, t.status::text AS try_status, t.failure_reason AS try_reason
    FROM subscription_entries f JOIN users u ON u.id = f.user_id JOIN plans p ON p.key = f.plan_key
      LEFT JOIN ${newestRenewal} r ON true
      LEFT JOIN LATERAL (SELECT c.created_at, c.status, c.failure_reason FROM charges c
        WHERE c.user_id = f.user_id AND c.reference LIKE 'LR-%' AND c.created_at > f.effective_at ORDER BY c.created_at DESC LIMIT 1) t ON true
    WHERE ${failedChargesWhere(query)} ${beyond} ORDER BY f.effective_at DESC, f.id DESC LIMIT ${limit + 1}`;
  const { shown, nextCursor } = cutPage(rows, limit, (row) => ({ at: row.effective_at, id: row.id }));
  return { rows: shown.map(toFailedCharge), nextCursor };
}

/** One page of the failed charges of renewals, newest first, and their total. */
export async function listFailedCharges(query: FailedChargesQuery) {
  const [{ rows, nextCursor }, [totals]] = await Promise.all([
    selectFailedCharges(query, pageSize(undefined)),
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM subscription_entries f JOIN users u ON u.id = f.user_id LEFT JOIN ${newestRenewal} r ON true
      WHERE ${failedChargesWhere(query)}`,
  ]);
  return { failures: rows, nextCursor, total: totals?.total ?? 0 };
}
