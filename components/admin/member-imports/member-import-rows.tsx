"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { RowNumber } from "@/components/admin/ui/row-number";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { ImportedMember } from "@/lib/subscriptions/imports/contracts";
import { planTitle } from "@/lib/subscriptions/rules";

const badges = {
  waiting: { label: "Waiting", shape: "half", tone: "ink" },
  imported: { label: "Imported", shape: "dot", tone: "success" },
  same: { label: "Member already", shape: "ring", tone: "muted" },
  error: { label: "Left out", shape: "square", tone: "danger" },
  undone: { label: "Undone", shape: "ring", tone: "muted" },
  unchanged: { label: "Not undone", shape: "square", tone: "warn" },
} as const;

/** The result of each row of an import. */
export function MemberImportRows({ rows }: { rows: readonly ImportedMember[] }) {
  return (
    <AdminTable
      caption="Rows"
      rows={rows}
      rowKey={({ line }) => String(line)}
      columns={[
        { id: "row", label: "Row", numeric: true, cell: ({ line }) => <RowNumber line={line} /> },
        { id: "person", label: "Person", required: true, cell: (row) => <Person row={row} /> },
        { id: "plan", label: "Plan", cell: ({ plan }) => (plan ? planTitle(plan) : "—") },
        { id: "until", label: "Until", cell: ({ until }) => (until ? formatLagosDate(until) : "—") },
        { id: "result", label: "Result", cell: (row) => <Result row={row} /> },
      ]}
      empty={<EmptyList title="No rows">The rows of this import belonged to accounts that were erased.</EmptyList>}
    />
  );
}

function Person({ row: { userId, name, email, newAccount } }: { row: ImportedMember }) {
  return (
    <span className="grid gap-0.5 wrap-anywhere">
      {userId ? (
        <Link href={adminPaths.user(userId)} prefetch={false} className="link font-semibold">
          {name || email}
        </Link>
      ) : (
        <b className="font-semibold">{name || email || "Empty"}</b>
      )}
      {name && <span className="text-muted text-tiny">{email}</span>}
      {newAccount && <span className="text-muted text-tiny">New account</span>}
    </span>
  );
}

function Result({ row: { status, message } }: { row: ImportedMember }) {
  const { label, ...variant } = badges[status];
  return (
    <span className="grid justify-items-start gap-0.5">
      <StatusBadge {...variant}>{label}</StatusBadge>
      {message && <span className="text-muted text-tiny wrap-anywhere">{message}</span>}
    </span>
  );
}
