import { notFound, redirect } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { FactList } from "@/components/admin/ui/fact-list";
import { AccountBadge } from "@/components/admin/users/account-badge";
import { MemberNotes } from "@/components/admin/users/member-notes";
import { PlanPayments } from "@/components/admin/users/plan-payments";
import { Timeline } from "@/components/admin/users/timeline";
import { UserActions, UserDangers } from "@/components/admin/users/user-actions";
import { UserSessions } from "@/components/admin/users/user-sessions";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { UserDetail } from "@/lib/auth/admin-contracts";
import { listMemberNotes } from "@/lib/auth/member-notes/queries";
import { formatNaira } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { findMergedInto } from "@/lib/workflows/merge/merge-preview-query";
import { timelineQuery } from "@/lib/workflows/timeline/contracts";
import { listTimeline } from "@/lib/workflows/timeline/list-timeline";
import { getUserDetail } from "@/lib/workflows/user-detail-query";

export const metadata = privatePageMetadata("A person");

/** A user: the admin actions, the sessions, the notes of owners, and everything that happened. A merged account leads to the one that it became part of. */
export default async function AdminUserPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const { id } = await params;
  const admin = await requireAdmin(adminPaths.user(id), "users");
  const query = await parsePageQuery(timelineQuery, searchParams);
  if (!/^\w{1,80}$/.test(id)) notFound();
  const detail = await readForPage(getUserDetail(id));
  if (!detail) {
    const mergedInto = await readForPage(findMergedInto(id));
    return mergedInto ? redirect(adminPaths.user(mergedInto)) : notFound();
  }
  const [timeline, notes] = await readForPage(Promise.all([listTimeline(id, query), listMemberNotes(id, admin)]));
  return (
    <>
      <AdminHeader
        title={detail.name}
        parents={[{ name: "Users", href: adminPaths.section("users", { who: "everybody" }) }]}
      >
        {detail.email}
      </AdminHeader>
      <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <div className="grid gap-5">
          <Profile user={detail} />
          <UserActions user={detail} isSelf={detail._id === admin._id} />
          <PlanPayments user={detail} />
          <UserSessions user={detail} />
        </div>
        <div className="grid min-w-0 gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <MemberNotes userId={id} notes={notes} />
          <Timeline userId={id} kind={query.kind} isFirst={!query.cursor} {...timeline} />
        </div>
        <UserDangers user={detail} isSelf={detail._id === admin._id} />
      </div>
    </>
  );
}

/** The paid orders and what is left of their payments: "3 orders, ₦42,000". */
function describeOrders({ count, paidKobo }: UserDetail["orders"]): string {
  return count === 0 ? "None" : `${count} paid ${count === 1 ? "order" : "orders"}, ${formatNaira(paidKobo)}`;
}

function describePlan(plan: UserDetail["plan"]): string {
  if (!plan) return "None";
  const paused = plan.pausedUntil ? `, paused until ${formatLagosShortDate(plan.pausedUntil)}` : "";
  return `${plan.title}${paused}, ${plan.isActive ? "until" : "ended"} ${formatLagosShortDate(plan.endsAt)}`;
}

function Profile({ user }: { user: UserDetail }) {
  const { plan, mfa } = user;
  const facts: [string, React.ReactNode][] = [
    ["Account", <AccountBadge key="account" user={user} />],
    ["Public name", user.displayName],
    ["Joined", formatLagosShortDate(user.createdAt)],
    ["Orders", describeOrders(user.orders)],
    ["Last seen", user.lastSeenAt ? formatLagosShortDate(user.lastSeenAt) : "Never"],
    ["Plan", describePlan(plan)],
    ["Card", plan ? `${plan.cardNumber}${plan.renews ? ", renews by card" : ""}` : "None"],
    ...(user.formerEmails.length > 0 ? [["Merged from", user.formerEmails.join(", ")] satisfies [string, string]] : []),
    ["Address", user.address ?? "None given"],
    ...(user.role === "Admin"
      ? [
          ["Two-factor authentication", mfa.since ? `Since ${formatLagosShortDate(mfa.since)}` : "None"] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ["Passkeys", mfa.passkeys > 0 ? String(mfa.passkeys) : "None"],
  ];
  return (
    <Card title="Details">
      <FactList items={facts} />
    </Card>
  );
}
