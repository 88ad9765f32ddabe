import { formatNaira, toKobo, toNaira } from "@/lib/core/money";
import type { Plan, PlanCodeQuote, PlanVoucherQuote } from "@/lib/subscriptions/contracts";

/** The discount code and the gift voucher that are applied. */
export type Quoted = { quote: PlanCodeQuote | null; voucher: PlanVoucherQuote | null };

const firstPaymentOf = (plan: Plan, quote: PlanCodeQuote | null): number | undefined =>
  quote?.problem === null ? quote.firstPayment[plan.id] : undefined;

/** What a plan costs now, what of it the voucher pays, and what is left to pay, in naira. */
export function planSums(plan: Plan, { quote, voucher }: Quoted) {
  const price = firstPaymentOf(plan, quote) ?? plan.price;
  const part = voucher?.parts[plan.id] ?? 0;
  return { price, part, toPay: toNaira(toKobo(price) - toKobo(part)) };
}

/** The fields of the form that starts the payment of a plan. */
export function joinFields(plan: Plan, quoted: Quoted, friend?: string) {
  const { quote, voucher } = quoted;
  const { part } = planSums(plan, quoted);
  return {
    plan: plan.id,
    ...(friend && { friend }),
    ...(quote && firstPaymentOf(plan, quote) !== undefined && { discountCode: quote.code }),
    ...(voucher && part > 0 && { voucher: voucher.token, voucherSeen: part }),
  };
}

/** What is paid now with the discount code and the voucher, and what a renewal costs. */
export function FirstPayment({ plan, ...quoted }: { plan: Plan } & Quoted) {
  const { quote, voucher } = quoted;
  const amount = firstPaymentOf(plan, quote);
  const { price, part, toPay } = planSums(plan, quoted);
  const code = quote && amount !== undefined ? ` with the code ${quote.code}` : "";
  const renewal = `Each renewal costs ${formatNaira(toKobo(plan.price))}.`;
  if (voucher && part > 0)
    return (
      <p className="font-semibold text-small">
        {toPay === 0
          ? `The gift voucher pays all of it, ${formatNaira(toKobo(price))}${code}. Nothing renews.`
          : `${formatNaira(toKobo(price))} now${code}: ${formatNaira(toKobo(part))} from the gift voucher, ${formatNaira(toKobo(toPay))} from you. ${renewal}`}
      </p>
    );
  if (amount === undefined) return null;
  return (
    <p className="font-semibold text-small">
      {formatNaira(toKobo(amount))} now{code}. {renewal}
    </p>
  );
}
