"use client";

import { FormMessage } from "@/components/ui/alert";
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

/** The lot, offered for payment to the current user. */
export function LotOffer({ room }: { room: AuctionDetail }) {
  const offer = room.you?.offer;
  const { busy, message, submit } = useSubmission();
  if (offer?.status === "paid" && offer.orderNumber)
    return <ButtonLink href={paths.order(offer.orderNumber)}>Paid: see the order</ButtonLink>;
  if (offer?.status !== "open") return null;

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
        {naira(offer.amount)} by {formatLagosTime(offer.payBy)} on {formatLagosDate(offer.payBy)}.
      </p>
      <Button loading={busy && "Redirecting to payment..."} onClick={pay}>
        Pay with Paystack
      </Button>
      <FormMessage message={message} />
    </section>
  );
}
