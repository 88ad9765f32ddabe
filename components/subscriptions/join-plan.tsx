import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { Plan, SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { planRank } from "@/lib/subscriptions/rules";
import type { Quoted } from "./first-payment";
import { planLabels } from "./plan-labels";
import { PlanPayment } from "./plan-payment";
import { tiers } from "./tiers";

/** Brass is for the plan that most people choose. */
const planVariant = (plan: Plan) => (plan.id === "collector" ? "primary" : "secondary");

/** In place of the button of a plan for a visitor, who needs an account first. */
export function SignInRequired({ plan, returnTo }: { plan: Plan; returnTo: string }) {
  return (
    <>
      <p className="font-semibold text-muted text-small">Sign In Required</p>
      <ButtonLink href={paths.login({ redirectTo: returnTo })} variant={planVariant(plan)} wide>
        Log in to choose
      </ButtonLink>
    </>
  );
}

/** The plan that the reader has, and until when. */
export function CurrentPlan({ membership: { plan, until, isTrial } }: { membership: SubscriptionDetail }) {
  if (isTrial)
    return (
      <p className="reading">
        You try {tiers[plan].name} free until {formatLagosDate(until)}. It ends by itself. A payment now adds its time
        after the trial.
      </p>
    );
  return (
    <p className="reading">
      You are in the Circle as {tiers[plan].name}, until {formatLagosDate(until)}.{" "}
      <Link href={paths.account} prefetch={false} className="link">
        Your account
      </Link>{" "}
      has the renewal and the receipts.
    </p>
  );
}

type JoinPlanProps = { plan: Plan; membership: SubscriptionDetail | null; friend?: string | undefined } & Quoted;

/** The button of a plan, or why there is none. */
export function JoinPlan({ plan, membership, quote, voucher, friend }: JoinPlanProps) {
  const running = membership?.isActive ? membership : null;
  const { cta, name } = planLabels[plan.id];
  const join = (label: string) => (
    <PlanPayment
      plan={plan}
      membership={membership}
      quote={quote}
      voucher={voucher}
      friend={friend}
      variant={planVariant(plan)}
      describedBy={`plan-${plan.id}`}
    >
      {label}
    </PlanPayment>
  );
  // Who tries a plan may pay for any.
  if (!running || running.isTrial) return join(cta);
  if (running.plan === plan.id) {
    return running.renewal?.status === "active" && running.renewal.plan === plan.id ? (
      <p className="font-semibold text-muted text-small">
        This is your plan. It renews automatically
        {running.renewal.nextPaymentAt && ` on ${formatLagosDate(running.renewal.nextPaymentAt)}`}.
      </p>
    ) : (
      join(`Extend ${name}`)
    );
  }
  if (planRank(plan.id) > planRank(running.plan))
    return quote || voucher ? (
      join(`Upgrade to ${name}`)
    ) : (
      <ButtonLink href={paths.changePlan(plan.id)} variant={planVariant(plan)} wide>
        Upgrade to {name}
      </ButtonLink>
    );
  return (
    <p className="font-semibold text-muted text-small">
      Your plan includes all of this. You can switch to {name} at the end of the period, in{" "}
      <Link href={paths.account} prefetch={false} className="link">
        your account
      </Link>
      .
    </p>
  );
}
