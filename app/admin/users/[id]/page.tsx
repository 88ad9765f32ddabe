import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AccountBadge } from "@/components/admin/users/account-badge";
import { UserActions } from "@/components/admin/users/user-actions";
import { UserHistory } from "@/components/admin/users/user-history";
import { LoginHistory } from "@/components/auth/login-history";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { UserDetail } from "@/lib/auth/admin-contracts";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getUserDetail } from "@/lib/workflows/user-detail-query";

export const metadata = privatePageMetadata("A person");

/** All data about one user, and the admin actions. */
export default async function AdminUserPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const admin = await requireAdmin(adminPaths.user(id), "users");
  const detail = (/^\w{1,80}$/.test(id) && (await readForPage(getUserDetail(id)))) || notFound();
  return (
    <>
      <AdminHeader
        title={detail.name}
        parents={[{ name: "Users", href: adminPaths.section("users", { who: "everybody" }) }]}
      >
        {detail.email}
      </AdminHeader>
      <div className="grid gap-10">
        <UserActions user={detail} isSelf={detail._id === admin._id} />
        <Profile user={detail} />
        <UserHistory user={detail} />
        <section className="grid gap-4">
          <h2 className="text-subheading">Sessions</h2>
          <div className="max-w-read">
            <LoginHistory entries={detail.signIns} emptyText="No sessions yet." />
          </div>
        </section>
      </div>
    </>
  );
}

function Profile({ user }: { user: UserDetail }) {
  const { plan, mfa } = user;
  const facts: [string, React.ReactNode][] = [
    ["Account", <AccountBadge key="account" user={user} />],
    ["Public name", user.displayName],
    ["Joined", formatLagosShortDate(user.createdAt)],
    ["Last seen", user.lastSeenAt ? formatLagosShortDate(user.lastSeenAt) : "Never"],
    [
      "Plan",
      plan ? `${plan.title}, ${plan.isActive ? "until" : "ended"} ${formatLagosShortDate(plan.endsAt)}` : "None",
    ],
    ["Card", plan ? `${plan.cardNumber}${plan.renews ? ", renews by card" : ""}` : "None"],
    ["Address", user.address ?? "None given"],
    ...(user.role === "Admin"
      ? [
          ["Two-factor authentication", mfa.since ? `Since ${formatLagosShortDate(mfa.since)}` : "None"] as [
            string,
            string,
          ],
        ]
      : []),
    ["Passkeys", mfa.passkeys > 0 ? String(mfa.passkeys) : "None"],
  ];
  return (
    <dl className="grid gap-x-gutter border-ink border-t-2 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 border-line border-b py-2.5 text-small">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
