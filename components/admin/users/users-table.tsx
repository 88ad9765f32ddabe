import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminUser } from "@/lib/auth/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

type UsersTableProps = { users: readonly AdminUser[]; isAllUsers: boolean; filtered: boolean };

/** Current and former members, or all users. */
export function UsersTable({ users, isAllUsers, filtered }: UsersTableProps) {
  const title = isAllUsers ? "All users" : "VIP Users";
  if (users.length === 0)
    return (
      <section aria-labelledby="people" className="grid gap-4">
        <h2 id="people" className="text-subheading">
          {title}
        </h2>
        <p className="font-normal font-read text-muted text-read">
          {filtered ? "No users found. Change or clear the filters." : "No VIP users yet."}
        </p>
      </section>
    );
  return (
    <DataTable
      caption={title}
      columns={["Email", "Plan", "End Date", "Status", ...(isAllUsers ? ["Account", "Last seen"] : [])]}
      rows={users.map((user) => ({
        key: user._id,
        cells: [
          <span key="email" className="grid justify-items-start">
            <Link href={adminPaths.user(user._id)} prefetch={false} className="link font-semibold">
              {user.email}
            </Link>
            <span className="text-muted text-tiny">{user.name}</span>
          </span>,
          user.plan ?? "N/A",
          user.endsAt ? formatLagosShortDate(user.endsAt) : "N/A",
          <PlanBadge key="status" user={user} />,
          ...(isAllUsers
            ? [
                <AccountBadge key="account" user={user} />,
                user.lastSeenAt ? formatLagosShortDate(user.lastSeenAt) : "Never",
              ]
            : []),
        ],
      }))}
    />
  );
}

function PlanBadge({ user: { plan, isActive } }: { user: AdminUser }) {
  if (!plan) return <StatusBadge tone="muted">No plan</StatusBadge>;
  return isActive ? (
    <StatusBadge shape="dot" tone="success">
      Active
    </StatusBadge>
  ) : (
    <StatusBadge tone="muted">Expired</StatusBadge>
  );
}

/** The status of an account, and whether it is an admin. */
export function AccountBadge({
  user: { account, role, staffRole },
}: {
  user: Pick<AdminUser, "account" | "role" | "staffRole">;
}) {
  if (account === "disabled") return <StatusBadge tone="danger">Disabled</StatusBadge>;
  if (account === "unconfirmed")
    return (
      <StatusBadge shape="ring" tone="warn">
        Not verified
      </StatusBadge>
    );
  return role === "Admin" ? (
    <StatusBadge tone="accent">{staffRole ? `Admin: ${staffRole}` : "Admin without a role"}</StatusBadge>
  ) : (
    <StatusBadge shape="dot" tone="muted">
      Enabled
    </StatusBadge>
  );
}
