"use client";

import Link from "next/link";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const errors = {
  offline: "There is no connection. Please try again.",
  otherwise: "The payment could not be started.",
};
const naira = (sum: number) => formatNaira(sum * 100);

/** The result of an auction as a banner. */
export function WinnerBanner({ room: { auction } }: { room: AuctionDetail }) {
  const { winner, finalBid, bidCount } = auction;
  return (
    <section aria-label="Result" role="status" className="grid gap-2 rounded-control bg-accent p-5 text-on-accent">
      <h2 className="text-heading">
        {winner === "You" ? "The lot is yours" : winner ? `Sold to ${winner}` : "Not sold"}
      </h2>
      <p className="font-medium">
        {finalBid !== null
          ? `The hammer fell at ${naira(finalBid)}, after ${bidCount} ${bidCount === 1 ? "bid" : "bids"}.`
          : bidCount > 0
            ? "The reserve was not met."
            : "No bids."}
      </p>
    </section>
  );
}

function nextStep({ auction, you }: AuctionDetail): string {
  if (auction.winner === "You")
    return "Once it is paid, we pack the lot, and its papers name the ledger entry that made it yours.";
  // Without a winner there is no second chance; who has an offer sees it above.
  return auction.winner && !you?.offer
    ? "Should the winner not pay, the lot is offered to the next bidder, and we email you."
    : "";
}

/** Thanks after the end, and where to go from here. */
export function WhatNext({ room, next }: { room: AuctionDetail; next: { slug: string; title: string } | null }) {
  const { you } = room;
  return (
    <section aria-label="What next" className="grid gap-2 font-normal font-read text-read">
      {you?.hasBid && <p>{["Thank you for bidding.", nextStep(room)].filter(Boolean).join(" ")}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {next && (
          <li>
            <Link href={paths.auction(next.slug)} prefetch={false} className="link">
              Next: {next.title}
            </Link>
          </li>
        )}
        <li>
          <Link href={paths.drops} prefetch={false} className="link">
            See the drops
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** The lot, offered for payment to the current user. */
export function LotOffer({ room, onChange }: { room: AuctionDetail; onChange: () => void }) {
  const offer = room.you?.offer;
  const { busy, message, submit } = useSubmission();
  const declining = useSubmission();
  if (offer?.status === "paid" && offer.orderNumber)
    return <ButtonLink href={paths.order(offer.orderNumber)}>Paid: see the order</ButtonLink>;
  if (offer?.status === "declined") return <Alert tone="success">You declined the lot. It costs you nothing.</Alert>;
  if (offer?.status !== "open") return null;

  async function decline() {
    await declining.submit(() => api.post(apiPaths.declineOffer(room.auction._id)), {
      errors: { ...errors, otherwise: "The offer could not be declined." },
    });
    onChange();
  }

  const pay = () =>
    void submit(() => api.post(apiPaths.startOfferPayment(room.auction._id)), {
      errors,
      onDone: (reply) => {
        window.location.assign(reply.authorization_url);
        return "leaving";
      },
    });

  return (
    <section aria-label="Pay for the lot" className="grid gap-3">
      <p className="font-normal font-read text-read">
        {offer.kind === "winner" ? "You won it" : "The winner did not pay; your bid came next"}. Pay{" "}
        {naira(offer.amount)}{" "}
        {offer.shipping > 0
          ? `and ${naira(offer.shipping)} for shipping, ${naira(offer.amount + offer.shipping)} in all,`
          : "with free shipping"}{" "}
        by {formatLagosTime(offer.payBy)} on {formatLagosDate(offer.payBy)}.
      </p>
      <Button loading={busy && "Redirecting to payment..."} disabled={declining.busy} onClick={pay}>
        Pay with Paystack
      </Button>
      <FormMessage message={message} />
      {offer.kind === "second_chance" && (
        <details>
          <summary className="link inline-flex min-h-tap w-max items-center text-small">Decline the offer</summary>
          <div className="grid justify-items-start gap-3">
            <p>The lot is then offered to the next bidder. This cannot be undone.</p>
            <Button
              variant="secondary"
              size="small"
              loading={declining.busy && "Declining…"}
              disabled={busy}
              onClick={() => void decline()}
            >
              Decline the lot
            </Button>
            <FormMessage message={declining.message} />
          </div>
        </details>
      )}
    </section>
  );
}
