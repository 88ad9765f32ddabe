import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { SystemLedgerEntry } from "@/lib/auctions/admin-contracts";
import { formatNaira } from "@/lib/core/money";

const labels: Readonly<Record<SystemLedgerEntry["kind"], string>> = {
  bid: "Bid",
  extension: "Extended by a bid",
  freeze: "Paused",
  unfreeze: "Resumed",
  extend: "Extended",
  void: "Bid voided",
  reset: "Reset",
  cancel: "Cancelled",
  close: "Closed",
  message: "Message",
  end: "Ended early",
};

const timestamp = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;
const moment = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;

/** The entry in words: whose bid of how much moved the end, when it is now, and the reason. */
function describeEntry({ kind, alias, amount, detail }: SystemLedgerEntry): string {
  const by = alias && amount !== null ? `${alias}, ${formatNaira(amount * 100)}` : alias;
  const text =
    kind === "message" && !detail
      ? "Removed from the page"
      : detail.replace(timestamp, (at) => moment(at)).replace(/^(\d+) /, kind === "void" ? "Entry $1: " : "$1 ");
  return [by, text].filter(Boolean).join(": ");
}

/** The ledger entries of an auction other than bids. */
export function SystemLedgerEntries({ entries }: { entries: readonly SystemLedgerEntry[] }) {
  if (entries.length === 0)
    return (
      <>
        <h2 className="pb-4 text-subheading">Other ledger entries</h2>
        <p className="font-normal font-read text-muted text-read">No entries yet.</p>
      </>
    );
  return (
    <DataTable
      caption="Other ledger entries"
      columns={["Entry", "Event", "Time", "Details"]}
      rows={entries.map((entry) => ({
        key: String(entry.seq),
        cells: [
          entry.seq,
          labels[entry.kind],
          <time key="when" dateTime={entry.at}>
            {moment(entry.at)}
          </time>,
          describeEntry(entry) || (
            <span key="none" className="text-muted">
              None
            </span>
          ),
        ],
      }))}
    />
  );
}
