import { db } from "@/lib/db/client";
import { paystack } from "@/lib/paystack/paystack";
import type { Plan } from "@/prisma/generated/client";

const intervals: Record<number, "monthly" | "annually"> = { 1: "monthly", 12: "annually" };

/**
 * The code of the Paystack plan for one of ours. Looked up once by name, price and interval, created if missing, and stored.
 * Throws PaystackError.
 */
export async function getProviderPlanCode(plan: Plan): Promise<string> {
  if (plan.providerCode) return plan.providerCode;
  const interval = intervals[plan.months];
  if (!interval) throw new Error(`Paystack has no interval of ${plan.months} months`);
  const name = `The Circle: ${plan.name}`;
  const existing = (await paystack.listPlans()).find(
    (one) => one.name === name && one.amountKobo === plan.priceKobo && one.interval === interval,
  );
  const { planCode } = existing ?? (await paystack.createPlan({ name, amountKobo: plan.priceKobo, interval }));
  // The first stored code wins; a plan created concurrently stays unused at Paystack.
  await db.plan.updateMany({ where: { key: plan.key, providerCode: null }, data: { providerCode: planCode } });
  const stored = await db.plan.findUniqueOrThrow({ where: { key: plan.key } });
  return stored.providerCode ?? planCode;
}
