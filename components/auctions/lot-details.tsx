import type { ReactNode } from "react";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { WallLabel } from "@/components/ui/wall-label";
import type { AuctionDetail } from "@/lib/auctions/contracts";

/** The label under the picture: the lot, what it is made of, its size and number, and when it is sold. */
export function LotLabel({ room: { auction, terms } }: { room: AuctionDetail }) {
  const { title, start } = auction;
  const facts = [terms.medium, terms.dimensions].filter(Boolean);
  return (
    <WallLabel
      title={title}
      year={start ? `Sale of ${formatLagosDate(start)}` : undefined}
      accession={[terms.accession, "The Living Archive, Live Auction Room"].filter(Boolean).join(" · ")}
      className="max-w-none"
    >
      {facts.length > 0 && <span className="block">{facts.join(". ")}</span>}
    </WallLabel>
  );
}

type ConditionReportProps = {
  room: AuctionDetail;
  /** At the end of the heading's line. */
  beside?: ReactNode;
};

/** The condition of the lot, which is fixed once the sale is open. */
export function ConditionReport({ room: { auction, terms }, beside }: ConditionReportProps) {
  if (!terms.conditionReport || auction.status === "ended" || auction.status === "cancelled") return null;
  return (
    <section id="condition" aria-labelledby="condition-title" className="grid scroll-mt-24 content-start gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="condition-title" className="font-sign text-section">
          Condition
        </h2>
        {beside}
      </div>
      {terms.conditionReport.split("\n\n").map(
        (paragraph) =>
          paragraph && (
            <p key={paragraph} className="font-normal font-read text-read">
              {paragraph}
            </p>
          ),
      )}
    </section>
  );
}

/** The terms of an auction as published; fixed once it opens. */
export function Terms({ room: { terms } }: { room: AuctionDetail }) {
  return (
    <section id="terms" aria-labelledby="terms-title" className="grid scroll-mt-24 content-start gap-4">
      <h2 id="terms-title" className="text-heading">
        The terms
      </h2>
      <ul className="gap-x-10 font-normal font-read text-read *:break-inside-avoid *:pb-2 md:columns-2 xl:columns-3">
        {terms.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
