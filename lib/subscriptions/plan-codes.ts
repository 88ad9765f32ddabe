import { db, type Tx, withRetry } from "@/lib/db/client";

type TakePlanCode = { intentId: string; codeId: string; userId: string; email: string; dated: boolean };

/**
 * Counts a first payment of a plan as a use of a discount code; false when the code cannot be used. The row of the code is locked before
 * the payment refers to it: the reference alone would lock it too, and two payments would wait for each other.
 */
export async function takePlanCode(tx: Tx, { intentId, codeId, userId, email, dated }: TakePlanCode): Promise<boolean> {
  const [{ taken }] = await tx.$queryRaw<[{ taken: boolean }]>`
    SELECT shop_take_code(${codeId}, ${userId}, ${email}, ${dated}) AS taken`;
  if (taken)
    await tx.subscriptionIntent.update({ where: { id: intentId }, data: { discountCodeId: codeId, codeUsed: true } });
  return taken;
}

/** Returns the use that a first payment of a plan has of its discount code, if it has one. */
export async function returnPlanCode(tx: Tx, intentId: string): Promise<void> {
  await tx.$executeRaw`SELECT shop_return_plan_codes(${[intentId]})`;
}

/** The same for a payment that failed, unless it was settled meanwhile. */
export async function returnUnsettledPlanCode(intentId: string): Promise<void> {
  await withRetry(
    () => db.$executeRaw`
      SELECT shop_return_plan_codes(ARRAY(SELECT i.id FROM subscription_intents i
        WHERE i.id = ${intentId} AND i.code_used AND i.settled_at IS NULL FOR UPDATE))`,
  );
}

/** Scheduled job: gives back the discount codes of payments that did not arrive in time. */
export async function returnExpiredPlanCodes(): Promise<void> {
  await withRetry(
    () => db.$executeRaw`
      SELECT shop_return_plan_codes(ARRAY(SELECT i.id FROM subscription_intents i
        WHERE i.expires_at < clock_timestamp() AND i.code_used AND i.settled_at IS NULL FOR UPDATE))`,
  );
}
