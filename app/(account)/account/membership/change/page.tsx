import { redirect } from "next/navigation";
import { JoinButton } from "@/components/subscriptions/join-button";
import { MembershipFacts, MembershipPage } from "@/components/subscriptions/membership-page";
import { PlanChangeActions } from "@/components/subscriptions/plan-change-actions";
import { canPayOnce, PayOnce } from "@/components/subscriptions/plan-payment";
import { tiers } from "@/components/subscriptions/tiers";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import type { PlanChangeQuote } from "@/lib/subscriptions/change-contracts";
import { offeredPlan } from "@/lib/subscriptions/contracts";
import { getSubscription } from "@/lib/subscriptions/queries";
import { quotePlanChange } from "@/lib/subscriptions/quote-plan-change";

export const metadata = privatePageMetadata("Change plan");

/** What a change of plan costs today, what becomes of the days that are paid, and the new end. */
export default async function ChangePlanPage({ searchParams }: PageProps<"/account/membership/change">) {
  const parsed = offeredPlan.safeParse(singleParam((await searchParams).plan));
  if (!parsed.success) redirect(paths.account);
  const plan = parsed.data;
  const user = await requireCurrentUser(paths.changePlan(plan));
  const [quote, membership] = await readForPage(
    Promise.all([quotePlanChange(user._id, plan), getSubscription(user._id)]),
  );
  // The plan that they have, or none: the page of the plans says so.
  if (!quote) redirect(paths.subscribe);
  return (
    <MembershipPage
      title={`${tiers[quote.from].name} to ${tiers[quote.to].name}`}
      intro={
        quote.isUpgrade
          ? "It begins as soon as you pay. No day that you have paid for is lost."
          : "Nothing is charged now. You keep what you have until its end."
      }
    >
      <MembershipFacts rows={quote.isUpgrade ? upgradeRows(quote) : downgradeRows(quote)} />
      <section className="grid gap-3">
        <h2 className="text-heading">Day by day</h2>
        <ol className="border-ink border-t-2">
          {quote.periods.map(({ plan: each, from, to }) => (
            <li key={from} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
              <span className="font-semibold">{tiers[each].name}</span>
              <span>
                {formatLagosDate(from)} to {formatLagosDate(to)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {quote.isUpgrade ? (
        <div className="grid max-w-form gap-3">
          <JoinButton action={apiPaths.initPayment} fields={{ plan: quote.to }} variant="primary">
            Pay {formatNaira(toKobo(quote.payToday))}
          </JoinButton>
          <p className="text-muted text-small">
            By card, which then renews {tiers[quote.to].name} at {formatNaira(toKobo(quote.priceAfter))}{" "}
            {quote.months === 12 ? "a year" : "a month"}. Your old renewal is stopped. You can turn it off at any time.
          </p>
          {canPayOnce(membership) && <PayOnce fields={{ plan: quote.to }} />}
        </div>
      ) : (
        <PlanChangeActions plan={quote.to} name={tiers[quote.to].name} />
      )}
    </MembershipPage>
  );
}

const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

/** What the days that are left have cost; those of a free trial nothing. */
function worthOf({ daysLeft, trialDaysLeft, worth }: PlanChangeQuote): string {
  if (trialDaysLeft === 0) return `worth ${formatNaira(toKobo(worth))}`;
  if (trialDaysLeft >= daysLeft) return "from your free trial";
  return `${trialDaysLeft} of them from your free trial, the others worth ${formatNaira(toKobo(worth))}`;
}

function upgradeRows(quote: PlanChangeQuote): (readonly [string, string])[] {
  const { from, to, payToday, newEnd, currentEnd } = quote;
  return [
    ["You pay today", formatNaira(toKobo(payToday))],
    [
      "Your old days",
      `${days(quote.daysLeft)} of ${tiers[from].name}, ${worthOf(quote)}: kept, and used after ${tiers[to].name}`,
    ],
    ["End now", formatLagosDate(currentEnd)],
    ["New end", formatLagosDate(newEnd)],
  ];
}

function downgradeRows(quote: PlanChangeQuote): (readonly [string, string])[] {
  const { from, to, priceAfter, months, daysLeft, currentEnd } = quote;
  return [
    ["You pay today", "Nothing"],
    ["Your old days", `${days(daysLeft)} of ${tiers[from].name}, until ${formatLagosDate(currentEnd)}`],
    [
      "Then",
      `${tiers[to].name}, ${formatNaira(toKobo(priceAfter))} ${months === 12 ? "a year" : "a month"}, when you pay the link that we email a week before`,
    ],
    ["Your card", "Does not renew the old plan"],
  ];
}
