import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { Price } from "@/components/ui/price";
import type { DeskBid } from "@/lib/auction/admin-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { formatNaira } from "@/lib/platform/money";
import { AskWhy } from "./ask-why";
import { DeskTable } from "./desk-table";

type SaleBidsProps = {
  auctionId: string;
  bids: readonly DeskBid[] /** Whether a bid can still be taken out. */;
  isOpen: boolean;
};

/** The bids of a sale with the people behind their names in it. */
export function SaleBids({ auctionId, bids, isOpen }: SaleBidsProps) {
  if (bids.length === 0) return <p className="font-normal font-read text-muted text-read">Nobody has bid.</p>;
  return (
    <DeskTable
      caption="Bids"
      columns={["Line", "Bidder", "Sum", "When", "State"]}
      figures={["Sum"]}
      rows={bids.map((bid) => ({
        key: String(bid.seq),
        cells: [
          bid.seq,
          <span key="who" className="grid">
            <span>
              <b className="font-semibold">{bid.name}</b> as {bid.alias}
            </span>
            <span className="text-muted text-tiny">{bid.email}</span>
          </span>,
          <span key="sum" className="grid md:justify-items-end">
            <Price amount={bid.amount} size="small" className={bid.voidedAt ? "line-through" : ""} />
            {bid.raised && <span className="text-muted text-tiny">For a maximum</span>}
          </span>,
          <time key="when" dateTime={bid.timestamp}>
            {lagosShortDay(bid.timestamp)}, {lagosClock(bid.timestamp)}
          </time>,
          <State key="state" auctionId={auctionId} bid={bid} isOpen={isOpen} />,
        ],
      }))}
    />
  );
}

function State({ auctionId, bid, isOpen }: { auctionId: string; bid: DeskBid; isOpen: boolean }) {
  if (bid.voidedAt) return <Mark tone="muted">Taken out</Mark>;
  if (!isOpen)
    return (
      <Mark shape="dot" tone="success">
        Stands
      </Mark>
    );
  const sum = formatNaira(bid.amount * 100);
  return (
    <AskWhy
      path={deskCalls.actOnSale(auctionId, "void")}
      body={{ seq: bid.seq }}
      label="Take out"
      busy="Taking it out…"
      what={`${bid.name}’s bid of ${sum}`}
      look="danger"
      question="Its line stays in the ledger, and a further line says that it is void. So is the most that this bidder has named."
      follows="The bidder is told by mail, and so is whoever leads because of it."
      reasonHint="Everybody reads it in the ledger."
      done={`The bid of ${sum} is taken out`}
    />
  );
}
