"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { usePaymentPolling } from "@/components/payments/use-payment-polling";
import { ButtonLink } from "@/components/ui/button";
import { useApi } from "@/lib/api-client/use-api";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { PaymentState } from "@/lib/subscriptions/contracts";

const redirectAfter = 5_000;

type WelcomeToCircleProps = {
  reference: string;
  /** The payment state when the page was rendered. */
  initialState: PaymentState;
  /** The membership card and what is now open. */
  children: ReactNode;
};

/** The end of joining: polls a pending payment, welcomes the member, and redirects to the exhibition after five seconds. */
export function WelcomeToCircle({ reference, initialState, children }: WelcomeToCircleProps) {
  const router = useRouter();
  const { options, timedOut } = usePaymentPolling();
  const { data: payment } = useApi(initialState === "pending" ? accountApiPaths.membershipPayment : null, {
    query: { reference },
    ...options,
  });
  const state = payment?.state ?? initialState;

  useEffect(() => {
    if (state === "failed") router.replace(paths.subscribeCancel({ status: "failed", reference }));
    if (state !== "paid") return;
    // The page was rendered before the payment, without the membership card.
    if (initialState !== "paid") router.refresh();
    const timer = setTimeout(() => router.push(paths.headsOfState), redirectAfter);
    return () => clearTimeout(timer);
  }, [state, initialState, router, reference]);

  if (state === "unknown") {
    return (
      <ResultMessage
        title="Payment not found"
        text="If you have just paid, you get an email, and your account shows the end date of your plan. Log in with the account you paid from to see it."
      >
        <ButtonLink href={paths.login({ redirectTo: paths.account })}>Login</ButtonLink>
        <ButtonLink href={paths.subscribe} variant="secondary">
          See the plans
        </ButtonLink>
      </ResultMessage>
    );
  }
  if (state === "refunded") {
    return (
      <ResultMessage
        title="Your payment is being refunded"
        text="The full amount goes back to the card you paid with. Our email to you says why."
      >
        <ButtonLink href={paths.subscribe}>See the plans</ButtonLink>
      </ResultMessage>
    );
  }
  if (state !== "paid") {
    return (
      <ResultMessage
        // As high as the welcome, so that nothing below moves when the payment is confirmed.
        className="min-h-[68rem] content-start lg:min-h-[46rem]"
        title="Checking your payment"
        text={
          timedOut
            ? "It is taking longer than usual. As soon as Paystack confirms it, you get an email. You can leave this page."
            : "We are checking with Paystack. This takes a few seconds."
        }
      >
        {timedOut ? (
          <ButtonLink href={paths.account}>View Account</ButtonLink>
        ) : (
          <span aria-hidden className="h-1.5 w-40 animate-pulse bg-accent" />
        )}
      </ResultMessage>
    );
  }
  return (
    <div className="grid gap-12">
      <ResultMessage
        title="Welcome to the Circle!"
        text="All exhibitions are open to you now. You are redirected to the first one in five seconds."
      >
        <ButtonLink href={paths.headsOfState}>Enter Exhibition Now</ButtonLink>
        <ButtonLink href={paths.account} variant="secondary">
          View Account
        </ButtonLink>
      </ResultMessage>
      <div aria-hidden className="h-1.5 w-full bg-raised">
        <div className="h-full origin-left animate-[countdown_5s_linear_forwards] bg-accent motion-reduce:animate-none" />
      </div>
      {reference && <p className="font-semibold text-muted text-small">Reference {reference}</p>}
      {children}
    </div>
  );
}

type ResultMessageProps = { title: string; text: string; className?: string; children: ReactNode };

function ResultMessage({ title, text, className = "", children }: ResultMessageProps) {
  return (
    <div className={`grid gap-6 ${className}`}>
      <div role="status" className="grid gap-4">
        <h1 className="max-w-[14ch] text-giant">{title}</h1>
        <p className="max-w-[44ch] font-normal font-read text-lede text-muted">{text}</p>
      </div>
      <p className="flex flex-wrap items-center gap-3">{children}</p>
    </div>
  );
}
