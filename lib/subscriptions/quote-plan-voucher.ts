import { toKobo, toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { Plan, PlanVoucherQuote } from "@/lib/subscriptions/contracts";

type QuotePlanVoucher = {
  voucherId: string;
  token: string;
  /** The buyer; null for a visitor. */
  userId: string | null;
  /** The plans with what is to be paid for each, in naira, after a discount. */
  plans: readonly Pick<Plan, "id" | "price">[];
  isGift?: boolean;
};

/**
 * What a gift voucher pays of each plan, by the SQL function of the payment: its balance, and what the buyer's own open payments hold of
 * it, which a new one takes over. Nothing is reserved. Null when it cannot be used.
 */
export async function quotePlanVoucher(quote: QuotePlanVoucher): Promise<PlanVoucherQuote | null> {
  const { voucherId, token, userId, plans, isGift = false } = quote;
  const prices = plans.map(({ price }) => BigInt(toKobo(price)));
  const [row] = await db.$queryRaw<{ kobo: bigint; parts: bigint[] }[]>`
    SELECT b.kobo, ARRAY(SELECT shop_voucher_share(p.kobo, b.kobo) FROM unnest(${prices}::bigint[]) WITH ORDINALITY AS p(kobo, n) ORDER BY p.n) AS parts
    FROM (
      SELECT v.balance_kobo + COALESCE((SELECT sum(i.voucher_taken_kobo) FROM subscription_intents i
          WHERE NOT ${isGift}::boolean AND i.voucher_id = v.id AND i.user_id = ${userId}::text AND i.settled_at IS NULL AND i.open_key IS NOT NULL), 0)::bigint
        + COALESCE((SELECT sum(g.voucher_taken_kobo) FROM gift_memberships g
          WHERE ${isGift}::boolean AND g.voucher_id = v.id AND g.buyer_id = ${userId}::text AND g.paid_at IS NULL), 0)::bigint AS kobo
      FROM vouchers v WHERE v.id = ${voucherId} AND v.issued_at IS NOT NULL AND v.stopped_at IS NULL
    ) b`;
  if (!row) return null;
  const parts = Object.fromEntries(plans.map(({ id }, index) => [id, toNaira(row.parts[index] ?? 0n)]));
  return { token, balance: toNaira(row.kobo), parts };
}
