"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { AuditLogLine } from "@/lib/auth/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

const columns: readonly AdminColumn<AuditLogLine>[] = [
  {
    id: "what",
    label: "What happened",
    cell: ({ actor, sentence, subjectHref }) => (
      <span>
        <b className="font-semibold">{actor}</b> {sentence}{" "}
        {subjectHref && (
          <Link href={subjectHref} prefetch={false} className="link">
            Open
          </Link>
        )}
      </span>
    ),
  },
  {
    id: "time",
    label: "Time",
    sort: [
      { value: undefined, direction: "descending" },
      { value: "oldest", direction: "ascending" },
    ],
    cell: ({ at }) => (
      <time dateTime={at} className="grid whitespace-nowrap">
        {formatLagosShortDate(at)}
        <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
      </time>
    ),
  },
  {
    id: "history",
    label: "History",
    cell: ({ subject }) => (
      <Link href={adminPaths.section("audit", { subject })} prefetch={false} className="link whitespace-nowrap">
        History
      </Link>
    ),
  },
  {
    id: "recorded",
    label: "Recorded",
    cell: ({ action, subject, detail }) => (
      <details className="text-muted text-tiny">
        <summary className="cursor-pointer max-md:py-3.5">{action}</summary>
        {subject}
        {detail && `: ${detail}`}
      </details>
    ),
  },
];

/** The audit log. Times are Lagos time. */
export function AuditTable({ entries, filtered }: { entries: readonly AuditLogLine[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Audit log"
      hideCaption
      columns={columns}
      rows={entries}
      rowKey={({ _id }) => _id}
      empty={
        filtered ? (
          <EmptyList title="No entries found">Change or clear the filters.</EmptyList>
        ) : (
          <EmptyList title="Nothing recorded yet">What admins change from now on is listed here.</EmptyList>
        )
      }
    />
  );
}
