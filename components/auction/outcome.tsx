"use client";

import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { useWork } from "@/components/ui/use-work";
import type { Room } from "@/lib/auction/contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";

const naira = (sum: number) => formatNaira(sum * 100);

/** What the sale came to, in one banner. */
export function WinnerBanner({ room: { auction } }: { room: Room }) {
  const { winner, finalBid, bidCount } = auction;
  return (
    <section aria-label="Result" role="status" className="grid gap-2 rounded-plate bg-accent p-5 text-on-accent">
      <h2 className="text-heading">
        {winner === "You" ? "The lot is yours" : winner ? `Sold to ${winner}` : "Not sold"}
      </h2>
      <p className="font-medium">
        {finalBid !== null
          ? `The hammer fell at ${naira(finalBid)}, after ${bidCount} ${bidCount === 1 ? "bid" : "bids"}.`
          : bidCount > 0
            ? "The reserve was not met."
            : "Nobody bid."}
      </p>
    </section>
  );
}

/** The lot, offered for payment to the one who reads this. */
export function LotOffer({ room }: { room: Room }) {
  const offer = room.you?.offer;
  const [news, setNews] = useState("");
  const work = useWork();
  if (offer?.status === "paid" && offer.orderNumber)
    return <ButtonLink href={paths.order(offer.orderNumber)}>Paid: see the order</ButtonLink>;
  if (offer?.status !== "open") return null;

  async function pay() {
    if (!work.begin()) return;
    const answer = await api.post<{ authorization_url: string }>(apiPaths.payLot(room.auction._id));
    if (answer.ok) return window.location.assign(answer.data.authorization_url);
    work.end();
    setNews(
      `❌ ${complaintAbout(answer, { offline: "There is no connection. Please try again.", otherwise: "The payment could not be begun." })}`,
    );
  }

  return (
    <section aria-label="Pay for the lot" className="grid gap-3">
      <p className="font-normal font-read text-read">
        {offer.kind === "winner" ? "You won it" : "The winner did not pay; your bid came next"}. Pay{" "}
        {naira(offer.amount)} by {lagosClock(offer.payBy)} on {lagosDay(offer.payBy)}.
      </p>
      <Button busy={work.busy && "Redirecting to payment..."} onClick={pay}>
        Pay with Paystack
      </Button>
      <Message>{news}</Message>
    </section>
  );
}
