import { db } from "@/lib/platform/db";
import { paystack } from "@/lib/platform/paystack";
import type { Plan } from "@/prisma/generated/client";

const intervals: Record<number, "monthly" | "annually"> = { 1: "monthly", 12: "annually" };

/**
 * Paystack's plan behind one of ours: looked up once by name, price and interval, made when there is none, and remembered.
 * Throws PaystackError.
 */
export async function providerPlan(plan: Plan): Promise<string> {
  if (plan.providerCode) return plan.providerCode;
  const interval = intervals[plan.months];
  if (!interval) throw new Error(`there is no interval at Paystack for ${plan.months} months`);
  const name = `The Circle: ${plan.name}`;
  const known = (await paystack.listPlans()).find(
    (one) => one.name === name && one.amountKobo === plan.priceKobo && one.interval === interval,
  );
  const { planCode } = known ?? (await paystack.createPlan({ name, amountKobo: plan.priceKobo, interval }));
  // Whoever is first decides; a second plan made at the same moment stays unused at Paystack.
  await db.plan.updateMany({ where: { key: plan.key, providerCode: null }, data: { providerCode: planCode } });
  const kept = await db.plan.findUniqueOrThrow({ where: { key: plan.key } });
  return kept.providerCode ?? planCode;
}
