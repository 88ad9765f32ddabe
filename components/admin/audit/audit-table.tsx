"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { AuditLine } from "@/lib/auth/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

const columns: readonly AdminColumn<AuditLine>[] = [
  {
    id: "time",
    label: "Time",
    sort: [
      { value: undefined, direction: "descending" },
      { value: "oldest", direction: "ascending" },
    ],
    cell: ({ at }) => (
      <time dateTime={at} className="grid">
        {formatLagosShortDate(at)}
        <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
      </time>
    ),
  },
  { id: "user", label: "User", cell: ({ actor }) => actor },
  { id: "action", label: "Action", cell: ({ action }) => <b className="font-semibold">{action}</b> },
  {
    id: "subject",
    label: "Subject",
    cell: ({ subject }) => (
      <Link href={adminPaths.section("audit", { subject })} prefetch={false} className="link">
        {subject}
      </Link>
    ),
  },
  {
    id: "details",
    label: "Details",
    cell: ({ detail }) => <span className="text-muted text-tiny">{detail}</span>,
  },
];

/** The audit log. Times are Lagos time. */
export function AuditTable({ entries, filtered }: { entries: readonly AuditLine[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Audit log"
      hideCaption
      columns={columns}
      rows={entries}
      rowKey={({ _id }) => _id}
      empty={
        <p className="font-normal font-read text-muted text-read">
          {filtered ? "No entries found. Change or clear the filters." : "No entries yet."}
        </p>
      }
    />
  );
}
