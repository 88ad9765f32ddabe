import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { AppError, throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, dbErrorCode, type Tx, transaction, withRetry } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { openCharge, recordCharge } from "@/lib/payments/start-charge";
import { PaystackError } from "@/lib/paystack/paystack";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { takePlanCode } from "@/lib/subscriptions/plan-codes";
import { getProviderPlanCode } from "@/lib/subscriptions/provider-plan";
import { claimReferral } from "@/lib/subscriptions/referrals/claim-referral";
import { isVipAt, planRank, planTitle } from "@/lib/subscriptions/rules";
import type { Plan } from "@/prisma/generated/client";

/** How long a discount code is kept for a payment that has not arrived. A later payment takes the code again, or is refunded. */
const CODE_HOURS = 2;

/** Everything that Paystack offers in Nigeria, for a payment that does not have to charge a card again. */
export const EVERY_CHANNEL = ["bank_transfer", "bank", "ussd", "card"] as const;

type StartCheckout = { actor: Actor; plan: OfferedPlan; isOnce: boolean; discountCode?: string; friend?: string };

/**
 * Starts the payment of a plan: by card, which is renewed automatically, or once by any method. A user has one open payment of each kind
 * per plan, so repeated clicks share it. Rejects a payment for a period that is already covered. A discount code is for the first payment only.
 */
export async function startCheckout({ actor, plan: key, isOnce, discountCode, friend }: StartCheckout) {
  const plan = await db.plan.findUnique({ where: { key, isOffered: true } });
  if (!plan) throwAppError("invalid_input", "Please choose one of the plans");
  await assertNotAlreadyActive(actor, plan);
  if (isOnce) await assertNotRenewing(actor);
  const intent = await withRetry(() => openCheckoutIntent(actor, plan, { isOnce, discountCode })).catch(refuseCode);
  if (friend) await claimReferral(db, { userId: actor._id, code: friend });
  try {
    return await createCheckoutPage(intent, plan);
  } catch (error) {
    if (error instanceof PaystackError)
      throw new AppError("provider_failed", "Failed to initialize payment", { cause: error });
    throw error;
  }
}

async function assertNotAlreadyActive(actor: Actor, plan: Plan): Promise<void> {
  const [subscription, now, renewing] = await Promise.all([
    db.subscription.findUnique({ where: { userId: actor._id } }),
    databaseNow(),
    db.autoRenewal.findFirst({
      where: { userId: actor._id, planKey: plan.key, status: { in: ["active", "attention"] } },
    }),
  ]);
  if (!subscription || !isVipAt(now, subscription.endsAt)) return;
  if (renewing?.status === "active") {
    throwAppError("already_active", `Your ${planTitle(plan.key)} plan renews automatically; you do not need to pay`);
  }
  if (planRank(plan.key) < planRank(subscription.plan)) {
    throwAppError(
      "already_active",
      `Your ${planTitle(subscription.plan)} plan is still active. In your account you can choose ${planTitle(plan.key)} for after its end`,
    );
  }
}

/** A single payment stops no renewal, so the card would be charged as well. */
async function assertNotRenewing(actor: Actor): Promise<void> {
  const renewing = await db.autoRenewal.findFirst({
    where: { userId: actor._id, status: { in: ["active", "attention"] } },
  });
  if (renewing)
    throwAppError("already_active", "Your card renews your membership. Turn the renewal off in your account first");
}

// The refusals of the SQL functions of discount codes.
function refuseCode(error: unknown): never {
  const dbError = dbErrorCode(error);
  if (dbError?.code !== "LA008") throw error;
  return throwAppError("code_refused", dbError.message, { fields: { discountCode: dbError.message } });
}

type CheckoutIntent = { id: string; chargeId: string; isOnce: boolean; isDiscounted: boolean };
type CheckoutChoice = { isOnce: boolean; discountCode?: string | undefined };
type PlanDiscount = { codeId: string; discountKobo: bigint };

async function openCheckoutIntent(
  actor: Actor,
  plan: Plan,
  { isOnce, discountCode }: CheckoutChoice,
): Promise<CheckoutIntent> {
  const openKey = `${actor._id}/${plan.key}/${isOnce ? "once" : "card"}`;
  return transaction(async (tx) => {
    const discount = discountCode ? await readDiscount(tx, actor, plan, discountCode) : null;
    const amountKobo = plan.priceKobo - (discount?.discountKobo ?? 0n);
    const codeId = discount?.codeId ?? null;
    await closeOtherPayments(tx, { userId: actor._id, openKey, amountKobo, codeId });
    const reference = orderNumber().replace("LA", "LC");
    await tx.$executeRaw`
      INSERT INTO subscription_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, open_key, expires_at)
      VALUES (${newId("mem")}, ${actor._id}, ${plan.key}::"PlanKey", ${isOnce ? "transfer" : "card"}::"SubscriptionIntentKind", ${amountKobo}, ${reference}, ${openKey},
        now() + make_interval(hours => ${codeId ? CODE_HOURS : 24}))
      ON CONFLICT (open_key) DO NOTHING`;
    const intent = await tx.subscriptionIntent.findUniqueOrThrow({ where: { openKey } });
    const isNew = intent.chargeReference === reference;
    if (!isNew && intent.discountCodeId !== codeId)
      throwAppError("in_progress", "Another tab is starting this payment.");
    if (isNew) {
      if (codeId) await takeCode(tx, { intentId: intent.id, codeId, actor });
      await recordCharge(tx, {
        reference,
        purpose: "membership",
        subjectId: intent.id,
        userId: actor._id,
        email: actor.email,
        amountKobo: intent.amountKobo,
      });
    }
    const charge = await tx.charge.findFirstOrThrow({ where: { purpose: "membership", subjectId: intent.id } });
    return { id: intent.id, chargeId: charge.id, isOnce, isDiscounted: codeId !== null };
  });
}

async function readDiscount(tx: Tx, actor: Actor, plan: Plan, code: string): Promise<PlanDiscount> {
  const [discount] = await tx.$queryRaw<[PlanDiscount]>`
    SELECT code_id AS "codeId", discount_kobo AS "discountKobo"
    FROM shop_plan_discount(${code}, ${actor._id}, ${plan.key}::"PlanKey", ${plan.priceKobo}::bigint)`;
  return discount;
}

type OpenPayment = { userId: string; openKey: string; amountKobo: bigint; codeId: string | null };

// A failed or expired payment, or one with another price or code, is not reused. One of another plan gives its discount code back.
async function closeOtherPayments(tx: Tx, { userId, openKey, amountKobo, codeId }: OpenPayment): Promise<void> {
  const closed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE subscription_intents i SET open_key = NULL
    WHERE i.user_id = ${userId} AND i.settled_at IS NULL AND CASE WHEN i.open_key = ${openKey}
      THEN i.expires_at < now() OR i.amount_kobo <> ${amountKobo} OR i.discount_code_id IS DISTINCT FROM ${codeId}
        OR EXISTS (SELECT 1 FROM charges c WHERE c.purpose = 'membership' AND c.subject_id = i.id AND c.status = 'failed')
      ELSE i.open_key IS NOT NULL AND i.code_used END
    RETURNING i.id`;
  await tx.$executeRaw`SELECT shop_return_plan_codes(${closed.map(({ id }) => id)})`;
}

async function takeCode(tx: Tx, { intentId, codeId, actor }: { intentId: string; codeId: string; actor: Actor }) {
  if (await takePlanCode(tx, { intentId, codeId, userId: actor._id, email: actor.email, dated: true })) return;
  await tx.$executeRaw`SELECT shop_assert_code(${codeId}, ${actor._id}, false)`;
  // It could not be used before the check and can be used now: a retry decides.
  throwAppError("code_refused", "The discount code has just changed. Please try again.");
}

/** How a payment is made, and what Paystack begins with it. With a plan it charges the plan's amount, so a discounted payment has none. */
async function readTerms({ isOnce, isDiscounted }: CheckoutIntent, plan: Plan) {
  if (isOnce) return { channels: EVERY_CHANNEL };
  // start-renewal.ts begins the renewal after it.
  return isDiscounted ? { channels: ["card"] as const } : { planCode: await getProviderPlanCode(plan) };
}

async function createCheckoutPage(intent: CheckoutIntent, plan: Plan) {
  const { id } = intent;
  const site = env().APP_URL;
  const { url, reference } = await openCharge(
    { id: intent.chargeId },
    {
      callbackUrl: `${site}${serverApiPaths.paymentCallback}`,
      cancelUrl: (taken) => `${site}${paths.subscribeCancel({ status: "cancelled", reference: taken })}`,
      ...(await readTerms(intent, plan)),
      metadata: { membership: id },
    },
  );
  return { authorization_url: url, reference };
}
