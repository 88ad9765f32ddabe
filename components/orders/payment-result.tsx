"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { usePaymentPolling } from "@/components/payments/use-payment-polling";
import { Button, ButtonLink } from "@/components/ui/button";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { BoughtObjects } from "./bought-objects";
import { refetchCart } from "./cart-cache";
import { isFirstCelebration } from "./celebrated";
import type { CheckoutState } from "./checkout-state";
import { OrderItems } from "./order-items";

const ConfettiShower = lazy(() => import("./confetti-burst").then((file) => ({ default: file.ConfettiBurst })));

type ResultText = { title: string; text: string };

const waitingText: ResultText = {
  title: "Your payment is on its way",
  text: "We are checking with Paystack. This takes a few seconds; your items are held meanwhile.",
};
const timedOutText: ResultText = {
  title: "Your payment is still on its way",
  text: "It is taking longer than usual. As soon as Paystack confirms it, you get an e-mail. You can leave this page.",
};
const resultTexts: Record<Exclude<CheckoutState["state"], "pending">, ResultText> = {
  paid: { title: "Payment Successful!", text: "A confirmation e-mail is on its way to you." },
  refunded: {
    title: "Your money is on its way back",
    text: "The payment arrived, but the order could not be completed: the items were sold to someone else, or it was already paid. The full amount is being refunded.",
  },
  failed: { title: "The payment did not go through", text: "Nothing was charged. Your cart is unchanged." },
  cancelled: { title: "This order was not paid", text: "The items were released. Your cart is unchanged." },
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
      <ButtonLink href={paths.orders} variant="secondary">
        View My Orders
      </ButtonLink>
      <ButtonLink href={number ? paths.contactAbout({ order: number }) : paths.contact} variant="quiet">
        Contact support
      </ButtonLink>
    </p>
  );
}

/** The result of a payment; polls while it is pending. */
export function PaymentResult({ reference }: { reference?: string | undefined }) {
  const { options, timedOut, restart } = usePaymentPolling();
  const { data: payment, mutate } = useApi(reference ? apiPaths.checkoutState : null, {
    query: { reference: reference ?? "" },
    ...options,
  });
  const [celebrates, setCelebrates] = useState(false);
  const state = payment?.state ?? (reference ? "pending" : "unknown");
  useEffect(() => {
    if (state !== "paid") return;
    void refetchCart();
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isStill && reference && isFirstCelebration(reference)) setCelebrates(true);
  }, [state, reference]);

  function checkAgain() {
    restart();
    void mutate();
  }

  const texts = state === "pending" ? (timedOut ? timedOutText : waitingText) : resultTexts[state];
  const order = payment?.order;
  const bought = state === "paid" ? order : undefined;
  return (
    <div className="g12 items-start gap-y-10 lg:grid-rows-[auto_1fr]">
      {celebrates && (
        <Suspense fallback={null}>
          <ConfettiShower />
        </Suspense>
      )}
      {bought && <BoughtObjects order={bought} className="col-span-full max-lg:order-1 lg:col-span-5 lg:row-span-2" />}
      <div className={`col-span-full grid gap-6 ${bought ? "lg:col-span-6 lg:col-start-7" : "lg:col-span-7"}`}>
        <div role="status" className="grid gap-4">
          <h1 className="max-w-[14ch] text-giant">{texts.title}</h1>
          <p className="max-w-[44ch] font-normal font-read text-lede text-muted">{texts.text}</p>
        </div>
        {state === "pending" && !timedOut && <span aria-hidden className="h-1.5 w-40 animate-pulse bg-accent" />}
        {state === "pending" && timedOut && (
          <Button variant="secondary" onClick={checkAgain} className="justify-self-start">
            Check again
          </Button>
        )}
        {(state !== "pending" || timedOut) && <Actions state={state} number={order?.number} />}
      </div>
      {order && state !== "pending" && (
        <OrderItems
          order={order}
          className={`col-span-full ${bought ? "max-lg:order-2 lg:col-span-6 lg:col-start-7" : "lg:col-span-5 xl:col-span-4 xl:col-start-9"}`}
        />
      )}
      <noscript>
        <p className="col-span-full font-semibold">
          This page needs JavaScript to update. See your orders for the payment status.
        </p>
      </noscript>
    </div>
  );
}
