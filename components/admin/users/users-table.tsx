"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { EmailText } from "@/components/admin/ui/email-text";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminUser } from "@/lib/auth/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { planTitle } from "@/lib/subscriptions/rules";
import { AccountBadge } from "./account-badge";

type UsersTableProps = { users: readonly AdminUser[]; title: string; isAllUsers: boolean; filtered: boolean };

/** Current and former members, or other people with their accounts. */
export function UsersTable({ users, title, isAllUsers, filtered }: UsersTableProps) {
  return (
    <AdminTable
      caption={title}
      columns={isAllUsers ? allColumns : memberColumns}
      rows={users}
      rowKey={({ _id }) => _id}
      empty={<EmptyList title={title}>{emptyText(filtered, isAllUsers)}</EmptyList>}
    />
  );
}

function emptyText(filtered: boolean, isAllUsers: boolean): string {
  if (filtered) return "No users found. Change or clear the filters.";
  return isAllUsers ? "Nobody yet." : "No VIP users yet.";
}

const email: AdminColumn<AdminUser> = {
  id: "email",
  label: "Email",
  sort: [{ value: "email", direction: "ascending" }],
  cell: (user) => (
    <span className="grid justify-items-start">
      <Link href={adminPaths.user(user._id)} prefetch={false} className="link font-semibold">
        <EmailText>{user.email}</EmailText>
      </Link>
      <span className="text-muted text-tiny">{user.name}</span>
    </span>
  ),
};
const plan: AdminColumn<AdminUser> = {
  id: "plan",
  label: "Plan",
  cell: (user) => (user.plan ? planTitle(user.plan) : "N/A"),
};
const endDate: AdminColumn<AdminUser> = {
  id: "ends",
  label: "End Date",
  cell: ({ endsAt }) => (endsAt ? formatLagosShortDate(endsAt) : "N/A"),
};
const status: AdminColumn<AdminUser> = { id: "status", label: "Status", cell: (user) => <PlanBadge user={user} /> };

const memberColumns: readonly AdminColumn<AdminUser>[] = [
  email,
  plan,
  { ...endDate, sort: [{ value: undefined, direction: "descending" }] },
  status,
];
const allColumns: readonly AdminColumn<AdminUser>[] = [
  email,
  plan,
  { ...endDate, sort: [{ value: "ends", direction: "descending" }] },
  status,
  { id: "account", label: "Account", cell: (user) => <AccountBadge user={user} /> },
  {
    id: "joined",
    label: "Joined",
    sort: [
      { value: undefined, direction: "descending" },
      { value: "oldest", direction: "ascending" },
    ],
    cell: ({ createdAt }) => formatLagosShortDate(createdAt),
  },
  {
    id: "seen",
    label: "Last seen",
    sort: [{ value: "seen", direction: "descending" }],
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatLagosShortDate(lastSeenAt) : "Never"),
  },
];

function PlanBadge({ user: { plan: name, isActive, isPaused } }: { user: AdminUser }) {
  if (!name) return <StatusBadge tone="muted">No plan</StatusBadge>;
  if (isPaused) return <StatusBadge shape="ring">Paused</StatusBadge>;
  return isActive ? (
    <StatusBadge shape="dot" tone="success">
      Active
    </StatusBadge>
  ) : (
    <StatusBadge tone="muted">Expired</StatusBadge>
  );
}
