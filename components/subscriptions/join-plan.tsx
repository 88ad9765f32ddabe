import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { Plan, SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { planRank } from "@/lib/subscriptions/rules";
import { FirstPayment, joinFields, type Quoted } from "./first-payment";
import { JoinButton } from "./join-button";
import { planLabels } from "./plan-labels";
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
export function CurrentPlan({ membership: { plan, until } }: { membership: SubscriptionDetail }) {
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

/** A single payment stops no renewal, so it is for people whose card is not charged again. */
export const canPayOnce = (membership: SubscriptionDetail | null): boolean =>
  membership?.renewal?.status !== "active" && membership?.renewal?.status !== "attention";

/** Pays a plan without a card, or without a card that is charged again. */
export function PayOnce({ fields }: { fields: ReturnType<typeof joinFields> }) {
  return (
    <JoinButton action={apiPaths.initPayment} fields={{ ...fields, payment: "once" }} variant="quiet">
      Pay once by transfer or USSD<span className="sr-only">: {planLabels[fields.plan].name}</span>
    </JoinButton>
  );
}

type JoinPlanProps = { plan: Plan; membership: SubscriptionDetail | null; friend?: string | undefined } & Quoted;

/** The button of a plan, or why there is none. */
export function JoinPlan({ plan, membership, quote, friend }: JoinPlanProps) {
  const running = membership?.isActive ? membership : null;
  const { cta, name } = planLabels[plan.id];
  const join = (labels: string) => (
    <>
      <FirstPayment plan={plan} quote={quote} />
      <JoinButton
        action={apiPaths.initPayment}
        fields={joinFields(plan, quote, friend)}
        variant={planVariant(plan)}
        describedBy={`plan-${plan.id}`}
      >
        {labels}
      </JoinButton>
      {canPayOnce(membership) && <PayOnce fields={joinFields(plan, quote, friend)} />}
    </>
  );
  if (!running) return join(cta);
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
    return quote ? (
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
