import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { AuditLogLine } from "@/lib/auth/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** The audit log. Times are Lagos time. */
export function AuditTable({ entries, filtered }: { entries: readonly AuditLogLine[]; filtered: boolean }) {
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
      columns={["Time", "What happened", "History", "Recorded"]}
      rows={entries.map(({ _id, at, actor, action, subject, subjectHref, sentence, detail }) => ({
        key: _id,
        cells: [
          <time key="when" dateTime={at} className="grid">
            {formatLagosShortDate(at)}
            <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
          </time>,
          <span key="what">
            <b className="font-semibold">{actor}</b> {sentence}.{" "}
            {subjectHref && (
              <Link href={subjectHref} prefetch={false} className="link">
                Open
              </Link>
            )}
          </span>,
          <Link key="history" href={adminPaths.section("audit", { subject })} prefetch={false} className="link">
            All entries about it
          </Link>,
          <details key="recorded" className="text-muted text-tiny">
            <summary className="cursor-pointer">{action}</summary>
            {subject}
            {detail && `: ${detail}`}
          </details>,
        ],
      }))}
    />
  );
}
