import type { PlanName } from "@/lib/auth/contracts";
import { cutPage, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { VipUser, VipUsersQuery } from "@/lib/subscriptions/contracts";
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
      ...(status === "expired" ? [Prisma.sql`s.ends_at <= now()`] : []),
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
