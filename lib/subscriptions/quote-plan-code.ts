import { AppError } from "@/lib/core/errors";
import { toKobo, toNaira } from "@/lib/core/money";
import { db, dbErrorCode } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import type { OfferedPlan, Plan, PlanCodeQuote } from "@/lib/subscriptions/contracts";

type QuotePlanCode = { userId: string; code: string; plans: readonly Plan[] };

/**
 * What a discount code takes off the first payment of each plan, as the SQL function of the payment computes it. Nothing is reserved.
 * Counted against guessing.
 */
export async function quotePlanCode({ userId, code, plans }: QuotePlanCode): Promise<PlanCodeQuote> {
  const firstPayment: Partial<Record<OfferedPlan, number>> = {};
  let refusal = "";
  try {
    await consumeLimit("discount-code", userId);
    for (const { id, price } of plans) {
      const quoted = await readFirstPayment(userId, code, id, toKobo(price));
      if (typeof quoted === "number") firstPayment[id] = quoted;
      else refusal = quoted.problem;
    }
    if (Object.keys(firstPayment).length === 0) return { code, problem: refusal };
    await db.$executeRaw`
      SELECT shop_assert_code(c.id, ${userId}, true) FROM discount_codes c WHERE c.code = upper(btrim(${code}))`;
    return { code: code.toUpperCase(), problem: null, firstPayment };
  } catch (error) {
    const problem = error instanceof AppError ? error.message : dbErrorCode(error)?.message;
    if (problem === undefined) throw error;
    return { code, problem };
  }
}

async function readFirstPayment(userId: string, code: string, plan: OfferedPlan, priceKobo: number) {
  try {
    const [{ kobo }] = await db.$queryRaw<[{ kobo: bigint }]>`
      SELECT discount_kobo AS kobo FROM shop_plan_discount(${code}, ${userId}, ${plan}::"PlanKey", ${priceKobo}::bigint)`;
    return toNaira(BigInt(priceKobo) - kobo);
  } catch (error) {
    const dbError = dbErrorCode(error);
    if (dbError?.code !== "LA008") throw error;
    return { problem: dbError.message };
  }
}
