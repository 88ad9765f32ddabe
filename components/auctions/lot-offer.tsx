"use client";

import { Suspense } from "react";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira, toKobo } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const errors = {
  offline: "There is no connection. Please try again.",
  otherwise: "The payment could not be started.",
};
/** Loaded for the winner only: the page of a sale has no room for it. */
const PaymentMethods = lazyWithFallback<{ purpose: "lot"; amountKobo: number }>(
  () => import("@/components/payments/payment-methods").then((part) => part.PaymentMethods),
  () => null,
);
const naira = (sum: number) => formatNaira(sum * 100);

/** The lot, offered for payment to the current user. */
export function LotOffer({ room, onChange }: { room: AuctionDetail; onChange: () => void }) {
  const offer = room.you?.offer;
  const { busy, message, submit } = useSubmission();
  const declining = useSubmission();
  if (offer?.status === "paid" && offer.orderNumber)
    return <ButtonLink href={paths.order(offer.orderNumber)}>Paid: see the order</ButtonLink>;
  if (offer?.status === "declined") return <Alert tone="success">You declined the lot. It costs you nothing.</Alert>;
  if (offer?.status !== "open") return null;

  const toPay = offer.amount + offer.shipping;
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
      <p>
        {offer.kind === "winner" ? "You won it" : "The winner did not pay; your bid came next"}. Pay{" "}
        {naira(offer.amount)} {offer.shipping > 0 ? `and ${naira(offer.shipping)} for shipping` : "with free shipping"}{" "}
        by {formatLagosTime(offer.payBy)} on <span className="whitespace-nowrap">{formatLagosDate(offer.payBy)}</span>.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          className={offer.kind === "winner" ? "w-full" : ""}
          loading={busy && "Redirecting to payment..."}
          disabled={declining.busy}
          onClick={pay}
        >
          {`Pay ${naira(toPay)} with Paystack`}
        </Button>
        {offer.kind === "second_chance" && (
          <details className="open:basis-full">
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
      </div>
      <FormMessage message={message} />
      <Suspense fallback={<div className="min-h-tap border-line border-y" />}>
        <PaymentMethods purpose="lot" amountKobo={toKobo(toPay)} />
      </Suspense>
    </section>
  );
}
