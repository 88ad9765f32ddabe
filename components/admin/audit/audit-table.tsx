import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { AuditLine } from "@/lib/auth/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** The audit log. Times are Lagos time. */
export function AuditTable({ entries, filtered }: { entries: readonly AuditLine[]; filtered: boolean }) {
  if (entries.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {filtered ? "No entries found. Change or clear the filters." : "No entries yet."}
      </p>
    );
  return (
    <DataTable
      caption="Audit log"
      hideCaption
      columns={["Time", "User", "Action", "Subject", "Details"]}
      rows={entries.map(({ _id, at, actor, action, subject, detail }) => ({
        key: _id,
        cells: [
          <time key="when" dateTime={at} className="grid">
            {formatLagosShortDate(at)}
            <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
          </time>,
          actor,
          <b key="what" className="font-semibold">
            {action}
          </b>,
          <Link key="subject" href={adminPaths.section("audit", { subject })} prefetch={false} className="link">
            {subject}
          </Link>,
          <span key="detail" className="text-muted text-tiny">
            {detail}
          </span>,
        ],
      }))}
    />
  );
}
