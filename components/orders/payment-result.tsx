"use client";

import { usePaymentPolling } from "@/components/payments/use-payment-polling";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { BoughtObjects } from "./bought-objects";
import { OrderItems } from "./order-items";
import { PaymentResultActions } from "./payment-result-actions";
import { PaymentResultMessage } from "./payment-result-message";
import { WhatHappensNext } from "./what-happens-next";

/** The result of a payment; polls while it is pending. */
export function PaymentResult({ reference }: { reference?: string | undefined }) {
  const { options, timedOut, restart } = usePaymentPolling();
  const { data: payment, mutate } = useApi(reference ? apiPaths.checkoutState : null, {
    query: { reference: reference ?? "" },
    ...options,
  });
  const state = payment?.state ?? (reference ? "pending" : "unknown");

  function checkAgain() {
    restart();
    void mutate();
  }

  const order = payment?.order;
  const bought = state === "paid" ? order : undefined;
  // While it is checked, the place of the object is kept, so that nothing moves when it is paid.
  const isAwaited = state === "pending" && !timedOut;
  const hasPicture = bought !== undefined || isAwaited;
  return (
    <div className={`g12 items-start gap-y-10 ${hasPicture ? "lg:grid-rows-[repeat(5,auto)_1fr]" : ""}`}>
      <div className={`col-span-full grid gap-6 ${hasPicture ? "lg:col-span-6 lg:col-start-7" : "lg:col-span-7"}`}>
        <PaymentResultMessage state={state === "pending" && timedOut ? "timedOut" : state} payment={reference} />
        {isAwaited && <span aria-hidden className="h-1.5 w-40 animate-pulse bg-accent" />}
        {state === "pending" && timedOut && (
          <Button variant="secondary" onClick={checkAgain} className="justify-self-start">
            Check again
          </Button>
        )}
        {!bought && (state !== "pending" || timedOut) && <PaymentResultActions state={state} number={order?.number} />}
      </div>
      {isAwaited && (
        <Skeleton className="bought-picture col-span-full mb-[47rem] aspect-4/5 max-w-[15rem] lg:col-span-5 lg:col-start-1 lg:row-span-6 lg:row-start-1 lg:mb-88" />
      )}
      {bought && (
        <BoughtObjects
          order={bought}
          label={{ name: "Its certificate, label and receipt", href: paths.order(bought.number) }}
          className="col-span-full"
        />
      )}
      {/* On a phone below the object. */}
      {bought && (
        <div className="col-span-full lg:col-span-6 lg:col-start-7">
          <PaymentResultActions state={state} number={bought.number} />
        </div>
      )}
      {bought && <WhatHappensNext order={bought} className="col-span-full lg:col-span-7 lg:col-start-1 lg:pt-4" />}
      {order && state !== "pending" && (
        <OrderItems
          order={order}
          className={`col-span-full ${bought ? "lg:col-span-5 lg:mt-4" : "lg:col-span-5 xl:col-span-4 xl:col-start-9"}`}
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
