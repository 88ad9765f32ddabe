import { max } from "date-fns/max";
import { day } from "@/lib/core/clock";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { PlanChangeQuote } from "@/lib/subscriptions/change-contracts";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import {
  type LedgerEntry,
  type PlanPeriod,
  planAt,
  projectSubscription,
  type SubscriptionState,
} from "@/lib/subscriptions/project-subscription";
import { planRank } from "@/lib/subscriptions/rules";

/** Days of a plan, for the price of one day. */
const daysOf = (months: number) => (months === 12 ? 365 : months * 30);

/**
 * What a change of plan would come to if it were confirmed now, by the same projection that the payment makes. Null for a user without
 * an active plan, or for the plan that they have.
 */
export async function quotePlanChange(userId: string, to: OfferedPlan): Promise<PlanChangeQuote | null> {
  const [row, plans, now] = await Promise.all([
    db.subscription.findUnique({ where: { userId }, include: { entries: true } }),
    db.plan.findMany(),
    databaseNow(),
  ]);
  const state = row && projectSubscription(row.entries);
  const wanted = plans.find(({ key, isOffered }) => key === to && isOffered);
  if (!state || !wanted || state.paidUntil <= now || row.pausedUntil) return null;
  const { plan: from } = planAt(state, now);
  if (from === to) return null;
  const isUpgrade = planRank(to) > planRank(from);
  const after = isUpgrade ? withPayment(row.entries, { planKey: to, months: wanted.months, effectiveAt: now }) : state;
  const daysLeft = Math.floor((state.paidUntil.getTime() - now.getTime()) / day);
  return {
    from,
    to,
    isUpgrade,
    payToday: isUpgrade ? toNaira(wanted.priceKobo) : 0,
    priceAfter: toNaira(wanted.priceKobo),
    months: wanted.months,
    daysLeft,
    trialDaysLeft: trialDays(state, now),
    worth: toNaira(worthKobo(state, plans, now)),
    currentEnd: state.paidUntil.toISOString(),
    newEnd: after.paidUntil.toISOString(),
    periods: joined(after.planPeriods.filter((period) => period.to > now)).map(({ plan, from: start, to: end }) => ({
      plan,
      from: max([start, now]).toISOString(),
      to: end.toISOString(),
    })),
  };
}

type Payment = Pick<LedgerEntry, "planKey" | "months" | "effectiveAt">;

function withPayment(entries: readonly LedgerEntry[], payment: Payment): SubscriptionState {
  const entry = { ...payment, days: 0, fixedEndAt: null, reversedReference: null, reference: "this change" } as const;
  const state = projectSubscription([...entries, { ...entry, kind: "renewal" }]);
  if (!state) throw new Error("a payment always gives time");
  return state;
}

/** The periods with those of one plan that follow one another as one: a free trial, and what was paid after it. */
const joined = (periods: readonly PlanPeriod[]): PlanPeriod[] =>
  periods.reduce<PlanPeriod[]>((list, period) => {
    const before = list.at(-1);
    return before?.plan === period.plan ? [...list.slice(0, -1), { ...before, to: period.to }] : [...list, period];
  }, []);

const daysIn = ({ from, to }: PlanPeriod, now: Date): number =>
  Math.max(0, Math.floor((to.getTime() - Math.max(from.getTime(), now.getTime())) / day));

/** The whole days of a free trial that are left. */
const trialDays = ({ planPeriods }: SubscriptionState, now: Date): number =>
  planPeriods.reduce((sum, period) => sum + (period.isTrial ? daysIn(period, now) : 0), 0);

type Priced = { key: string; priceKobo: bigint; months: number };

/** What the whole days that are left cost, each at the price of its plan; a plan that is only granted and a free trial cost nothing. */
function worthKobo({ planPeriods }: SubscriptionState, plans: readonly Priced[], now: Date): bigint {
  return planPeriods.reduce((sum, period) => {
    const plan = plans.find(({ key }) => key === period.plan);
    if (!plan || period.plan === "patron" || period.isTrial) return sum;
    return sum + (plan.priceKobo * BigInt(daysIn(period, now))) / BigInt(daysOf(plan.months));
  }, 0n);
}
