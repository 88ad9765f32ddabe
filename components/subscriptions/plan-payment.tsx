import type { ReactNode } from "react";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { Plan, SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { FirstPayment, joinFields, planSums, type Quoted } from "./first-payment";
import { JoinButton } from "./join-button";
import { planLabels } from "./plan-labels";

/** A single payment stops no renewal, so it is for people whose card is not charged again. */
export const canPayOnce = (membership: SubscriptionDetail | null): boolean =>
  membership?.renewal?.status !== "active" && membership?.renewal?.status !== "attention";

/** A voucher pays a part of a renewing plan only where no other renewal exists. */
const canRenewWithVoucher = (membership: SubscriptionDetail | null): boolean =>
  !membership?.renewal || membership.renewal.status === "ended";

/** Pays a plan without a card, or without a card that is charged again. */
export function PayOnce({ fields }: { fields: ReturnType<typeof joinFields> }) {
  return (
    <JoinButton action={apiPaths.initPayment} fields={{ ...fields, payment: "once" }} variant="quiet">
      Pay once by transfer or USSD<span className="sr-only">: {planLabels[fields.plan].name}</span>
    </JoinButton>
  );
}

type PlanPaymentProps = Quoted & {
  plan: Plan;
  membership: SubscriptionDetail | null;
  friend?: string | undefined;
  variant?: "primary" | "secondary";
  describedBy?: string;
  children: ReactNode;
};

/** What a plan costs now, with a discount code and a gift voucher, and the buttons that pay it. */
export function PlanPayment(props: PlanPaymentProps) {
  const { plan, membership, quote, friend, variant, describedBy, children } = props;
  const { part, toPay } = planSums(plan, props);
  const isOnce = canPayOnce(membership);
  const voucher = part > 0 && isOnce ? props.voucher : null;
  const fields = joinFields(plan, { quote, voucher }, friend);
  const isFull = voucher !== null && toPay === 0;
  const renews = voucher === null || (!isFull && canRenewWithVoucher(membership));
  return (
    <>
      <FirstPayment plan={plan} quote={quote} voucher={voucher} />
      {part > 0 && !isOnce && (
        <p className="text-muted text-small">
          Your card renews your membership, so the gift voucher is not used. To use it, turn the renewal off first.
        </p>
      )}
      {renews && (
        <JoinButton action={apiPaths.initPayment} fields={fields} variant={variant} describedBy={describedBy}>
          {children}
        </JoinButton>
      )}
      {isFull ? (
        <JoinButton
          action={apiPaths.initPayment}
          fields={{ ...fields, payment: "once" }}
          variant={variant}
          describedBy={describedBy}
          busyLabel="Starting your plan…"
        >
          Pay with the gift voucher<span className="sr-only">: {planLabels[plan.id].name}</span>
        </JoinButton>
      ) : (
        isOnce && <PayOnce fields={fields} />
      )}
    </>
  );
}
