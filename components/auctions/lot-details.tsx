import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";

/** What the lot costs beside the bid, and its condition; both are fixed once the sale is open. */
export function LotFacts({ room: { auction, terms } }: { room: AuctionDetail }) {
  if (auction.status === "ended" || auction.status === "cancelled") return null;
  return (
    <section id="lot-facts" aria-labelledby="lot-facts-title" className="grid scroll-mt-24 content-start gap-3">
      <h2 id="lot-facts-title" className="text-subheading">
        Shipping and condition
      </h2>
      {terms.estimate && (
        <p className="font-normal font-read text-read">
          {`Estimate: ${formatEstimate(terms.estimate)}. It is what we expect the lot to fetch, not a limit.`}
        </p>
      )}
      <p className="font-normal font-read text-read">
        {terms.shipping > 0
          ? `Shipping this lot costs ${formatNaira(terms.shipping * 100)}.`
          : "Shipping this lot is free."}{" "}
        There are no other fees.
      </p>
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

const formatEstimate = ({ low, high }: NonNullable<AuctionDetail["terms"]["estimate"]>) =>
  low === high ? formatNaira(low * 100) : `${formatNaira(low * 100)} to ${formatNaira(high * 100)}`;

/** The terms of an auction as published; fixed once it opens. */
export function Terms({ room: { terms } }: { room: AuctionDetail }) {
  return (
    <section id="terms" aria-labelledby="terms-title" className="grid scroll-mt-24 content-start gap-3">
      <h2 id="terms-title" className="text-subheading">
        The terms
      </h2>
      <ul className="grid gap-2 font-normal font-read text-read">
        {terms.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
