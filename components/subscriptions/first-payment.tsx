import { formatNaira, toKobo } from "@/lib/core/money";
import type { Plan, PlanCodeQuote } from "@/lib/subscriptions/contracts";

export type Quoted = { quote: PlanCodeQuote | null };

const firstPaymentOf = (plan: Plan, quote: PlanCodeQuote | null): number | undefined =>
  quote?.problem === null ? quote.firstPayment[plan.id] : undefined;

/** The fields of the form that starts the payment of a plan. */
export const joinFields = (plan: Plan, quote: PlanCodeQuote | null, friend?: string) => ({
  plan: plan.id,
  ...(friend && { friend }),
  ...(quote && firstPaymentOf(plan, quote) !== undefined && { discountCode: quote.code }),
});

/** What is charged with the discount code, and what a renewal costs. */
export function FirstPayment({ plan, quote }: { plan: Plan } & Quoted) {
  const amount = firstPaymentOf(plan, quote);
  if (!quote || amount === undefined) return null;
  return (
    <p className="font-semibold text-small">
      {formatNaira(toKobo(amount))} now with the code {quote.code}. Each renewal costs {formatNaira(toKobo(plan.price))}
      .
    </p>
  );
}
