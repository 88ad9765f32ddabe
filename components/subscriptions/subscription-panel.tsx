"use client";

import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { keysOf } from "@/lib/core/keys-of";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { planRank } from "@/lib/subscriptions/rules";
import { planLabels } from "./plan-labels";
import { SubscriptionAction } from "./subscription-action";
import { tiers } from "./tiers";

const linkClass = "link inline-flex min-h-tap items-center font-medium text-small";
const plans = keysOf(planLabels);

/** The subscription: end date, card, next plan, and the actions to change them. */
export function SubscriptionPanel({ membership }: { membership: SubscriptionDetail }) {
  return (
    <div className="grid gap-6">
      <dl className="border-ink border-t-2 [&>div]:grid [&>div]:grid-cols-[9rem_1fr] [&>div]:gap-4 [&>div]:border-line [&>div]:border-b [&>div]:py-2.5 [&_dt]:text-muted">
        <div>
          <dt>Until</dt>
          <dd className="font-semibold">{periodLabel(membership)}</dd>
        </div>
        <div>
          <dt>Renewal</dt>
          <dd className="font-semibold">{renewalLabel(membership)}</dd>
        </div>
        {membership.next && (
          <div>
            <dt>Then</dt>
            <dd className="font-semibold">
              {tiers[membership.next.plan].name}
              {membership.next.at
                ? `, from ${formatLagosDate(membership.next.at)}, paid for`
                : ", when you pay for it at the end"}
            </dd>
          </div>
        )}
        <div>
          <dt>Card</dt>
          <dd>
            <Link
              href={paths.membershipCard(membership.cardNumber)}
              prefetch={false}
              className="link whitespace-nowrap"
            >
              {membership.cardNumber}
            </Link>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-4">
        <RenewalActions membership={membership} />
        {membership.isActive && <PlanActions membership={membership} />}
      </div>
      {membership.isActive && (
        <ul className="-mt-2 grid justify-items-start empty:hidden">
          {lowerPlans(membership).map((each) => (
            <li key={each}>
              <Link href={paths.changePlan(each)} prefetch={false} className={linkClass}>
                Switch to {planLabels[each].name} at the end
              </Link>
            </li>
          ))}
          {membership.pauseRefusal === null && (
            <li>
              <Link href={paths.pausePlan} prefetch={false} className={linkClass}>
                Pause
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function periodLabel({ isActive, until, graceSince, pause }: SubscriptionDetail): string {
  if (pause) return `Paused until ${formatLagosDate(pause.until)}, then open until ${formatLagosDate(pause.resumesTo)}`;
  if (!isActive) return `It ended on ${formatLagosDate(until)}`;
  if (graceSince)
    return `${formatLagosDate(until)}, grace period: the last charge of your card failed on ${formatLagosDate(graceSince)}`;
  return formatLagosDate(until);
}

function renewalLabel({ renewal, isActive }: SubscriptionDetail): string {
  if (!renewal) return isActive ? "No card on file; a payment link is sent a week before the end" : "None";
  const card = renewal.card || "your card";
  if (renewal.status === "active") {
    return `Automatic${renewal.nextPaymentAt ? ` on ${formatLagosDate(renewal.nextPaymentAt)}` : ""}, ${card}`;
  }
  if (renewal.status === "attention") return `${card} could not be charged`;
  return "Turned off; nothing more is charged";
}

function RenewalActions({ membership: { renewal, isActive, pause } }: { membership: SubscriptionDetail }) {
  if (pause)
    return (
      <SubscriptionAction
        action={accountApiPaths.membershipResume}
        label="End the pause"
        loading="Opening…"
        variant="primary"
        confirm={{
          title: "End the pause?",
          text: "Everything opens now. The rest of the pause is not given back: you can pause once in 12 months.",
        }}
      />
    );
  if (!renewal || renewal.status === "ended") {
    return (
      <ButtonLink href={paths.subscribe} size="small">
        {isActive ? "Extend" : "Join again"}
      </ButtonLink>
    );
  }
  const isOn = renewal.status !== "non_renewing";
  return (
    <>
      {isOn ? (
        <ButtonLink href={paths.turnOffRenewal} variant="secondary" size="small">
          Turn off renewal
        </ButtonLink>
      ) : (
        <SubscriptionAction
          action={accountApiPaths.membershipRenewal}
          fields={{ on: "true" }}
          label="Turn on renewal"
          loading="Turning on…"
          variant="primary"
        />
      )}
      {renewal.status === "attention" && (
        <ButtonLink href={paths.failedPayment} size="small">
          Fix the payment
        </ButtonLink>
      )}
      {isOn && (
        <SubscriptionAction action={accountApiPaths.membershipCard} label="Change card" loading="Opening Paystack…" />
      )}
    </>
  );
}

/** The plans to which one can change at the end of the period. */
const lowerPlans = ({ plan, next }: SubscriptionDetail) =>
  next?.at ? [] : plans.filter((each) => planRank(each) < planRank(plan) && next?.plan !== each);

/** An upgrade is paid for and takes effect now; a downgrade, in the list below, takes effect at the end of the period. */
function PlanActions({ membership: { plan, next } }: { membership: SubscriptionDetail }) {
  const higher = plans.some((each) => planRank(each) > planRank(plan));
  return (
    <>
      {higher && (
        <ButtonLink href={paths.subscribe} variant="secondary" size="small">
          Upgrade
        </ButtonLink>
      )}
      {next && !next.at && plan !== "patron" && (
        <SubscriptionAction
          action={accountApiPaths.membershipPlan}
          fields={{ plan }}
          label={`Stay with ${tiers[plan].name}`}
          loading="Changing…"
        />
      )}
    </>
  );
}
