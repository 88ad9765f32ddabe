"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { refetchCart } from "./cart-cache";
import { isFirstCelebration } from "./celebrated";
import type { CheckoutState } from "./checkout-state";

const ConfettiShower = lazy(() => import("./confetti-burst").then((file) => ({ default: file.ConfettiBurst })));

type ResultText = { title: string; text: string };
export type ResultState = CheckoutState["state"] | "timedOut";

const resultTexts: Record<ResultState, ResultText> = {
  pending: {
    title: "Checking your payment",
    text: "We are checking with Paystack. This takes a few seconds; your items are held meanwhile.",
  },
  timedOut: {
    title: "Your payment is not confirmed yet",
    text: "It is taking longer than usual. As soon as Paystack confirms it, you get an email. You can leave this page.",
  },
  paid: { title: "Payment Successful!", text: "We have sent you a confirmation email." },
  refunded: {
    title: "Your payment is being refunded",
    text: "The payment arrived, but the order could not be completed: the items were sold to someone else, or it was already paid. The full amount is being refunded.",
  },
  failed: { title: "The payment did not go through", text: "Nothing was charged. Your cart is unchanged." },
  cancelled: { title: "This order was not paid", text: "The items were released. Your cart is unchanged." },
  unknown: {
    title: "Payment not found",
    text: "If you have just paid, your order is safe: we confirm it by email. Log in with the account you paid from to see it.",
  },
};

type PaymentResultMessageProps = {
  state: ResultState;
  /** What names the payment: its reference, or the number of its order. */
  payment: string | undefined;
};

/** The result of a member's or a guest's payment. Once it is paid, the cart is read again, and confetti falls once. */
export function PaymentResultMessage({ state, payment }: PaymentResultMessageProps) {
  const [celebrates, setCelebrates] = useState(false);
  useEffect(() => {
    if (state !== "paid") return;
    void refetchCart();
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isStill && payment && isFirstCelebration(payment)) setCelebrates(true);
  }, [state, payment]);
  const { title, text } = resultTexts[state];
  return (
    <>
      {celebrates && (
        <Suspense fallback={null}>
          <ConfettiShower />
        </Suspense>
      )}
      <div role="status" className="grid gap-4">
        <h1 className="max-w-[14ch] text-giant">{title}</h1>
        <p className="max-w-[44ch] font-normal font-read text-lede text-muted">{text}</p>
      </div>
    </>
  );
}
