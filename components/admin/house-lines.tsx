import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { HouseLine } from "@/lib/auction/admin-contracts";
import { DeskTable } from "./desk-table";

/** What the house wrote into the ledger: everything but the bids. */
export function HouseLines({ lines }: { lines: readonly HouseLine[] }) {
  if (lines.length === 0)
    return <p className="font-normal font-read text-muted text-read">The house has written no line yet.</p>;
  return (
    <DeskTable
      caption="Lines of the house"
      columns={["Line", "What", "When", "Words"]}
      rows={lines.map(({ seq, kind, at, detail }) => ({
        key: String(seq),
        cells: [
          seq,
          kind,
          <time key="when" dateTime={at}>
            {lagosShortDay(at)}, {lagosClock(at)}
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
