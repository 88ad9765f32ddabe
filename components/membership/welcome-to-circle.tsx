"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { usePaymentState } from "@/components/payments/use-payment-state";
import { ButtonLink } from "@/components/ui/button";
import type { PaymentState } from "@/lib/membership/contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

const leadsOnAfter = 5_000;

type WelcomeProps = {
  reference: string;
  /** What the server knew when it wrote the page. */
  known: PaymentState;
  /** The tiles of what is open now. */
  children: ReactNode;
};

/** The end of joining: it waits for a payment that is on its way, welcomes, and leads into the exhibition after five seconds. */
export function WelcomeToCircle({ reference, known, children }: WelcomeProps) {
  const router = useRouter();
  const asked = known === "pending" ? apiPaths.membershipPayment(reference) : null;
  const payment = usePaymentState<{ state: PaymentState }>(asked, { state: known });
  const state = payment.known?.state ?? known;
  const { tired } = payment;

  useEffect(() => {
    if (state === "failed") router.replace(paths.subscribeCancel({ status: "failed", reference }));
    if (state !== "paid") return;
    const timer = setTimeout(() => router.push(paths.headsOfState), leadsOnAfter);
    return () => clearTimeout(timer);
  }, [state, router, reference]);

  if (state === "unknown") {
    return (
      <Said
        title="Nothing to show here"
        text="If you have just paid, nothing is lost: a mail confirms it, and your account says until when you are in the Circle. Sign in with the account you paid from to see it."
      >
        <ButtonLink href={paths.login({ redirectTo: paths.account })}>Login</ButtonLink>
        <ButtonLink href={paths.subscribe} look="secondary">
          See the plans
        </ButtonLink>
      </Said>
    );
  }
  if (state !== "paid") {
    return (
      <Said
        title="Your payment is on its way"
        text={
          tired
            ? "It is taking longer than usual. As soon as Paystack confirms it the Circle opens, and an e-mail says so. You may leave this page."
            : "We are asking Paystack. This takes a few seconds."
        }
      >
        {tired ? (
          <ButtonLink href={paths.account}>View Account</ButtonLink>
        ) : (
          <span aria-hidden className="h-1.5 w-40 animate-pulse bg-accent" />
        )}
      </Said>
    );
  }
  return (
    <div className="grid gap-12">
      <Said
        title="Welcome to the Circle!"
        text="Every hall is open to you from now on. In five seconds you are led into the first."
      >
        <ButtonLink href={paths.headsOfState}>Enter Exhibition Now</ButtonLink>
        <ButtonLink href={paths.account} look="secondary">
          View Account
        </ButtonLink>
      </Said>
      <div aria-hidden className="h-1.5 w-full bg-raised">
        <div className="h-full origin-left animate-[countdown_5s_linear_forwards] bg-accent motion-reduce:animate-none" />
      </div>
      {reference && <p className="font-semibold text-muted text-small">Reference {reference}</p>}
      {children}
    </div>
  );
}

function Said({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <div role="status" className="grid gap-4">
        <h1 className="max-w-[14ch] text-giant">{title}</h1>
        <p className="max-w-[44ch] font-normal font-read text-lede text-muted">{text}</p>
      </div>
      <p className="flex flex-wrap items-center gap-3">{children}</p>
    </div>
  );
}
