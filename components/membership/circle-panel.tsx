import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { lagosDay } from "@/components/ui/museum-time";
import type { Membership, OfferedPlan } from "@/lib/membership/contracts";
import { planRank } from "@/lib/membership/rules";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { CircleAction } from "./circle-action";
import { planWords } from "./plan-words";
import { tiers } from "./tiers";

const plans = Object.keys(planWords) as OfferedPlan[];

/** How a membership goes on: until when, by which card, with which plan, and what to press to change that. */
export function CirclePanel({ membership }: { membership: Membership }) {
  return (
    <div className="grid gap-6">
      <dl className="border-ink border-t-2 [&>div]:grid [&>div]:grid-cols-[9rem_1fr] [&>div]:gap-4 [&>div]:border-line [&>div]:border-b [&>div]:py-2.5 [&_dt]:text-muted">
        <div>
          <dt>Until</dt>
          <dd className="font-semibold">{untilWords(membership)}</dd>
        </div>
        <div>
          <dt>Renewal</dt>
          <dd className="font-semibold">{renewalWords(membership)}</dd>
        </div>
        {membership.next && (
          <div>
            <dt>Then</dt>
            <dd className="font-semibold">
              {tiers[membership.next.plan].name}
              {membership.next.at
                ? `, from ${lagosDay(membership.next.at)}, paid for`
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
    </div>
  );
}

function untilWords({ isActive, until, graceSince }: Membership): string {
  if (!isActive) return `It ended on ${lagosDay(until)}`;
  if (graceSince)
    return `${lagosDay(until)}, days of grace: the last charge of your card failed on ${lagosDay(graceSince)}`;
  return lagosDay(until);
}

function renewalWords({ renewal, isActive }: Membership): string {
  if (!renewal) return isActive ? "No card renews it; a payment link comes a week before the end" : "None";
  const card = renewal.card || "your card";
  if (renewal.status === "active") {
    return `By itself${renewal.nextPaymentAt ? ` on ${lagosDay(renewal.nextPaymentAt)}` : ""}, ${card}`;
  }
  if (renewal.status === "attention") return `${card} could not be charged`;
  return "Turned off; nothing more is charged";
}

function RenewalActions({ membership: { renewal, isActive, until } }: { membership: Membership }) {
  if (!renewal || renewal.status === "ended") {
    return (
      <ButtonLink href={paths.subscribe} size="small">
        {isActive ? "Extend it" : "Join again"}
      </ButtonLink>
    );
  }
  const isOn = renewal.status !== "non_renewing";
  return (
    <>
      {isOn ? (
        <CircleAction
          action={apiPaths.membershipRenewal}
          fields={{ on: "false" }}
          label="Turn the renewal off"
          busy="Turning it off…"
          ask={{
            title: "Turn the renewal off?",
            text: `Your card is not charged again. The Circle stays open to you until ${lagosDay(until)}, and you can turn it on again until then.`,
          }}
        />
      ) : (
        <CircleAction
          action={apiPaths.membershipRenewal}
          fields={{ on: "true" }}
          label="Turn the renewal on"
          busy="Turning it on…"
          look="primary"
        />
      )}
      {isOn && <CircleAction action={apiPaths.membershipCard} label="Change the card" busy="Opening Paystack…" />}
    </>
  );
}

/** Up is bought at once; down is a wish for the end. */
function PlanActions({ membership: { plan, next } }: { membership: Membership }) {
  const higher = plans.some((each) => planRank(each) > planRank(plan));
  const lower = plans.filter((each) => planRank(each) < planRank(plan) && next?.plan !== each);
  return (
    <>
      {higher && (
        <ButtonLink href={paths.subscribe} look="secondary" size="small">
          Go up to a higher plan
        </ButtonLink>
      )}
      {next && !next.at && plan !== "patron" && (
        <CircleAction
          action={apiPaths.membershipPlan}
          fields={{ plan }}
          label={`Stay with ${tiers[plan].name}`}
          busy="Changing…"
        />
      )}
      {!next?.at &&
        lower.map((each) => (
          <CircleAction
            key={each}
            action={apiPaths.membershipPlan}
            fields={{ plan: each }}
            label={`Go on with ${planWords[each].name} at the end`}
            busy="Changing…"
            look="quiet"
            ask={{
              title: `${planWords[each].name} at the end?`,
              text: "Nothing is charged now. Your card will not renew the plan you have; before the end you are sent a payment link for the new one.",
            }}
          />
        ))}
    </>
  );
}
