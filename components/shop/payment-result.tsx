"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { usePaymentState } from "@/components/payments/use-payment-state";
import { Button, ButtonLink } from "@/components/ui/button";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { announceCart } from "./cart-signal";
import type { CheckoutState } from "./checkout-state";
import { OrderPieces } from "./order-pieces";

const ConfettiShower = lazy(() => import("./confetti-shower").then((file) => ({ default: file.ConfettiShower })));

type Words = { title: string; text: string };

const waiting: Words = {
  title: "Your payment is on its way",
  text: "We are asking Paystack. This takes a few seconds; your pieces are held for you meanwhile.",
};
const tiredOfWaiting: Words = {
  title: "Your payment is still on its way",
  text: "It is taking longer than usual. Nothing is lost: as soon as Paystack confirms it, the order is yours and an e-mail says so. You may leave this page.",
};
const words: Record<Exclude<CheckoutState["state"], "pending">, Words> = {
  paid: { title: "Payment Successful!", text: "A confirmation e-mail is on its way to you." },
  refunded: {
    title: "Your money is on its way back",
    text: "The payment arrived, but this order could not be kept: the pieces had gone to someone else, or it had been paid already. The whole sum is being returned.",
  },
  failed: { title: "The payment did not go through", text: "Nothing was charged. Your cart is as it was." },
  cancelled: { title: "This order was not paid", text: "The pieces went back to the shelf. Your cart is as it was." },
  unknown: {
    title: "Nothing to show here",
    text: "If you have just paid, your order is safe: its confirmation comes by e-mail. Sign in with the account you paid from to see it.",
  },
};

function Actions({ state, number }: { state: CheckoutState["state"]; number: string | undefined }) {
  const unpaid = state === "failed" || state === "cancelled";
  return (
    <p className="flex flex-wrap items-center gap-3">
      {unpaid ? (
        <ButtonLink href={paths.cart}>Back to Cart</ButtonLink>
      ) : (
        <ButtonLink href={paths.drops}>Continue Shopping</ButtonLink>
      )}
      <ButtonLink href={paths.orders} look="secondary">
        View My Orders
      </ButtonLink>
      <ButtonLink href={number ? paths.contactAbout({ order: number }) : paths.contact} look="quiet">
        Contact support
      </ButtonLink>
    </p>
  );
}

/** What became of a payment, told as it stands; it waits politely for one that is still on its way. */
export function PaymentResult({ reference }: { reference?: string | undefined }) {
  const { known, tired, lookAgain } = usePaymentState<CheckoutState>(
    reference ? apiPaths.checkoutState(reference) : null,
    reference ? null : { state: "unknown", order: null },
  );
  const [celebrates, setCelebrates] = useState(false);
  const state = known?.state ?? "pending";
  useEffect(() => {
    if (state !== "paid") return;
    announceCart();
    setCelebrates(!window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, [state]);

  const said = state === "pending" ? (tired ? tiredOfWaiting : waiting) : words[state];
  const order = known?.order;
  return (
    <div className="g12 items-start gap-y-10">
      {celebrates && (
        <Suspense fallback={null}>
          <ConfettiShower />
        </Suspense>
      )}
      <div className="col-span-full grid gap-6 lg:col-span-7">
        <div role="status" className="grid gap-4">
          <h1 className="max-w-[14ch] text-giant">{said.title}</h1>
          <p className="max-w-[44ch] font-normal font-read text-lede text-muted">{said.text}</p>
        </div>
        {state === "pending" && !tired && <span aria-hidden className="h-1.5 w-40 animate-pulse bg-accent" />}
        {state === "pending" && tired && (
          <Button look="secondary" onClick={lookAgain} className="justify-self-start">
            Look again
          </Button>
        )}
        {(state !== "pending" || tired) && <Actions state={state} number={order?.number} />}
      </div>
      {order && state !== "pending" && (
        <OrderPieces order={order} className="col-span-full lg:col-span-5 xl:col-span-4 xl:col-start-9" />
      )}
      <noscript>
        <p className="col-span-full font-semibold">
          This page needs JavaScript to look. Your orders say how the payment stands.
        </p>
      </noscript>
    </div>
  );
}
