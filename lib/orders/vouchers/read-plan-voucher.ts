import { readVoucherCookie } from "@/lib/orders/vouchers/voucher-cookie";
import { voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";
import type { Plan, PlanCodeQuote, PlanVoucherQuote } from "@/lib/subscriptions/contracts";
import { quotePlanVoucher } from "@/lib/subscriptions/quote-plan-voucher";

type ReadPlanVoucher = {
  userId: string | null;
  plans: readonly Plan[];
  /** The discount code that is applied before the voucher. */
  quote?: PlanCodeQuote | null;
  isGift?: boolean;
};

/** What the voucher that this browser has applied pays of each plan; null without one, or when it cannot be used. */
export async function readPlanVoucher(
  cookies: Parameters<typeof readVoucherCookie>[0],
  { plans, quote = null, ...buyer }: ReadPlanVoucher,
): Promise<PlanVoucherQuote | null> {
  const voucherId = readVoucherCookie(cookies);
  if (!voucherId) return null;
  const discounted = quote?.problem === null ? quote.firstPayment : {};
  const prices = plans.map(({ id, price }) => ({ id, price: discounted[id] ?? price }));
  return quotePlanVoucher({ voucherId, token: voucherCheckoutToken(voucherId), plans: prices, ...buyer });
}
