import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { SystemLedgerEntry } from "@/lib/auctions/admin-contracts";

/** The ledger entries of an auction other than bids. */
export function SystemLedgerEntries({ entries }: { entries: readonly SystemLedgerEntry[] }) {
  if (entries.length === 0) return <p className="font-normal font-read text-muted text-read">No entries yet.</p>;
  return (
    <DataTable
      caption="Other ledger entries"
      columns={["Entry", "Event", "Time", "Details"]}
      rows={entries.map(({ seq, kind, at, detail }) => ({
        key: String(seq),
        cells: [
          seq,
          kind,
          <time key="when" dateTime={at}>
            {formatLagosShortDate(at)}, {formatLagosTime(at)}
          </time>,
          detail || (
            <span key="none" className="text-muted">
              None
            </span>
          ),
        ],
      }))}
    />
  );
}
