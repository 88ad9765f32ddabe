import Link from "next/link";
import type { ReactNode } from "react";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { countBidders } from "./count-bidders";

const naira = (sum: number) => formatNaira(sum * 100);

const formatEstimate = ({ low, high }: NonNullable<AuctionDetail["terms"]["estimate"]>) =>
  low === high ? naira(low) : `${naira(low)} to ${naira(high)}`;

/** What a bidder needs beside the price: estimate, reserve, the end as a date, because a countdown alone does not help with planning, and all costs; after the sale how far the bidding went, and its ledger entry. */
export function SaleFacts({ room: { auction, terms, bids } }: { room: AuctionDetail }) {
  const { status, end, finalBid } = auction;
  if (status === "cancelled") return null;
  const isOver = status === "ended";
  const last = bids.at(-1);
  const bidders = countBidders(bids, auction.bidCount);
  const hasEnd = end !== null && status !== "frozen";
  return (
    <dl className="divide-y divide-line border-line border-y text-small [&_dt]:font-semibold [&_dt]:text-muted">
      {terms.estimate && (
        <Fact term="Estimate" value={formatEstimate(terms.estimate)}>
          What we expect it to fetch, not a limit.
        </Fact>
      )}
      {isOver && finalBid !== null && (
        <Fact term="Bidding" value={`${naira(terms.openingBid)} to ${naira(finalBid)}`}>
          From the opening bid to the hammer.
        </Fact>
      )}
      {isOver && bidders !== null && bidders > 0 && <Fact term="Bidders" value={bidders} />}
      {terms.reserve !== "none" && (
        <Fact term="Reserve" value={terms.reserve === "met" ? "Met" : isOver ? "Not met" : "Not met yet"} />
      )}
      {hasEnd && <Fact term={isOver ? "Ended" : "Ends"} value={<Moment at={end} />} />}
      {isOver && finalBid !== null && last && (
        <Fact
          term="Proof"
          value={
            <Link href={paths.auctionLedger(auction.slug)} prefetch={false} className="link">
              Entry {last.seq} of the ledger
            </Link>
          }
        >
          Its hash begins with <span className="font-mono">{last.hash.slice(0, 12)}</span>.
        </Fact>
      )}
      {!isOver && (
        <Fact term="Shipping" value={terms.shipping > 0 ? naira(terms.shipping) : "Free"}>
          No other fees.
        </Fact>
      )}
      {!isOver && terms.conditionReport && (
        <Fact
          term="Condition"
          value={
            <a href="#condition" className="link">
              Condition report
            </a>
          }
        />
      )}
    </dl>
  );
}

function Fact({ term, value, children }: { term: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-2.5">
      <dt>{term}</dt>
      <dd className="font-semibold tabular-nums">
        {value}
        {children && <span className="block font-text text-muted">{children}</span>}
      </dd>
    </div>
  );
}

const Moment = ({ at }: { at: string }) => (
  <>
    <time dateTime={at}>{`${formatLagosDate(at)}, ${formatLagosTime(at)}`}</time>
    <span className="font-text text-muted">, Lagos time</span>
  </>
);
