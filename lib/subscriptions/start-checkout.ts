import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { AppError, throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, dbErrorCode, type Tx, transaction, withRetry } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { lockAccount } from "@/lib/payments/lock-account";
import { openCharge, recordCharge } from "@/lib/payments/start-charge";
import { PaystackError } from "@/lib/paystack/paystack";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { findJustPaid, membershipCharge, payPlanWithVoucher } from "@/lib/subscriptions/pay-plan-with-voucher";
import { takePlanCode } from "@/lib/subscriptions/plan-codes";
import {
  applyPlanVoucher,
  returnPlanVouchers,
  returnUnsettledPlanVoucher,
  throwVoucherRefusal,
  VOUCHER_HOURS,
} from "@/lib/subscriptions/plan-vouchers";
import { getProviderPlanCode } from "@/lib/subscriptions/provider-plan";
import { claimReferral } from "@/lib/subscriptions/referrals/claim-referral";
import { isVipAt, planRank, planTitle } from "@/lib/subscriptions/rules";
import { isTrialMember } from "@/lib/subscriptions/trials/queries";
import type { Plan } from "@/prisma/generated/client";

/** How long a discount code is kept for a payment that has not arrived. A later payment takes the code again, or is refunded. */
const CODE_HOURS = 2;

/** Everything that Paystack offers in Nigeria, for a payment that does not have to charge a card again. */
export const EVERY_CHANNEL = ["bank_transfer", "bank", "ussd", "card"] as const;

type StartCheckout = {
  actor: Actor;
  plan: OfferedPlan;
  isOnce: boolean;
  discountCode?: string | undefined;
  /** The gift voucher that pays first, and what the page showed that it pays, in naira. */
  voucherId?: string | undefined;
  voucherSeen?: number | undefined;
  friend?: string | undefined;
};

/**
 * Starts the payment of a plan: by card, which is renewed automatically, or once by any method. A user has one open payment of each kind
 * per plan, so repeated clicks share it. Rejects a payment for a period that is already covered. A discount code is for the first payment only.
 * A gift voucher pays this payment and no renewal; a plan that it pays completely starts without Paystack.
 */
export async function startCheckout({ actor, plan: key, isOnce, friend, ...choice }: StartCheckout) {
  const plan = await db.plan.findUnique({ where: { key, isOffered: true } });
  if (!plan) throwAppError("invalid_input", "Please choose one of the plans");
  await assertNotAlreadyActive(actor, plan);
  if (isOnce) await assertNotRenewing(actor);
  else if (choice.voucherId) await assertNothingRenews(actor);
  const intent = await withRetry(() => openCheckoutIntent(actor, plan, { isOnce, friend, ...choice })).catch(
    refuseCode,
  );
  await intent.afterCommit?.();
  if (intent.isPaid)
    return {
      authorization_url: `${env().APP_URL}${paths.subscribeSuccess({ status: "success", reference: intent.reference })}`,
      reference: intent.reference,
      isPaid: true,
    };
  try {
    return { ...(await createCheckoutPage(intent, plan)), isPaid: false };
  } catch (error) {
    if (error instanceof PaystackError) {
      if (choice.voucherId) await returnUnsettledPlanVoucher(intent.id);
      throw new AppError("provider_failed", "Failed to initialize payment", { cause: error });
    }
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
  // Who tries a plan may pay for a lower one.
  if (planRank(plan.key) < planRank(subscription.plan) && !(await isTrialMember(actor._id))) {
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

/** A renewal begins after a payment that a voucher paid in part only where no other exists (start-renewal.ts). */
async function assertNothingRenews(actor: Actor): Promise<void> {
  const renewing = await db.autoRenewal.count({ where: { userId: actor._id, status: { not: "ended" } } });
  if (renewing > 0)
    throwAppError(
      "code_refused",
      "A gift voucher cannot pay for a plan that changes the renewal of your card. Remove the voucher, or turn the renewal off and pay once.",
    );
}

// The refusals of the SQL functions of discount codes and vouchers.
function refuseCode(error: unknown): never {
  const dbError = dbErrorCode(error);
  if (dbError?.code !== "LA008") return throwVoucherRefusal(error);
  return throwAppError("code_refused", dbError.message, { fields: { discountCode: dbError.message } });
}

type CheckoutIntent = {
  id: string;
  chargeId: string;
  reference: string;
  isOnce: boolean;
  /** Less than the price of the plan is charged. */
  isReduced: boolean;
  isPaid: boolean;
  afterCommit?: () => Promise<void>;
};
type CheckoutChoice = Pick<StartCheckout, "isOnce" | "discountCode" | "voucherId" | "voucherSeen" | "friend">;
type PlanDiscount = { codeId: string; discountKobo: bigint };

async function openCheckoutIntent(actor: Actor, plan: Plan, choice: CheckoutChoice): Promise<CheckoutIntent> {
  const { isOnce, discountCode, voucherId = null } = choice;
  const openKey = `${actor._id}/${plan.key}/${isOnce ? "once" : "card"}`;
  return transaction(async (tx) => {
    if (voucherId && (await lockAccount(tx, actor._id)))
      throwAppError("unauthenticated", "Session expired. Please log in again.");
    const paid = voucherId && isOnce ? await findJustPaid(tx, { userId: actor._id, plan: plan.key, voucherId }) : null;
    if (paid) return { ...paid, isOnce, isReduced: true, isPaid: true };
    const discount = discountCode ? await readDiscount(tx, actor, plan, discountCode) : null;
    const amountKobo = plan.priceKobo - (discount?.discountKobo ?? 0n);
    const codeId = discount?.codeId ?? null;
    const closed = await closeOtherPayments(tx, { userId: actor._id, openKey, amountKobo, codeId, voucherId });
    const reference = orderNumber().replace("LA", "LC");
    await tx.$executeRaw`
      INSERT INTO subscription_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, open_key, expires_at)
      VALUES (${newId("mem")}, ${actor._id}, ${plan.key}::"PlanKey", ${isOnce ? "transfer" : "card"}::"SubscriptionIntentKind", ${amountKobo}, ${reference}, ${openKey},
        now() + make_interval(hours => ${voucherId ? VOUCHER_HOURS : codeId ? CODE_HOURS : 24}))
      ON CONFLICT (open_key) DO NOTHING`;
    const intent = await tx.subscriptionIntent.findUniqueOrThrow({ where: { openKey } });
    const isNew = intent.chargeReference === reference;
    if (!isNew && (intent.discountCodeId !== codeId || intent.voucherId !== voucherId))
      throwAppError("in_progress", "Another tab is starting this payment.");
    // Before the payment, which a voucher may make in this call.
    if (choice.friend) await claimReferral(tx, { userId: actor._id, code: choice.friend });
    if (isNew && codeId) await takeCode(tx, { intentId: intent.id, codeId, actor });
    // After the discount code, because every checkout locks a code before a voucher.
    await returnPlanVouchers(tx, closed);
    const common = { id: intent.id, isOnce, isReduced: codeId !== null || voucherId !== null };
    const voucherKobo = isNew && voucherId ? await applyPlanVoucher(tx, voucherId, { intentId: intent.id }) : 0n;
    if (voucherKobo === amountKobo)
      return { ...common, ...(await payPlanWithVoucher(tx, actor, { intent, ...choice })) };
    if (isNew) await recordCharge(tx, { ...membershipCharge(actor, intent), amountKobo: amountKobo - voucherKobo });
    const charge = await tx.charge.findFirstOrThrow({ where: { purpose: "membership", subjectId: intent.id } });
    return { ...common, chargeId: charge.id, reference: charge.reference, isPaid: false };
  });
}

async function readDiscount(tx: Tx, actor: Actor, plan: Plan, code: string): Promise<PlanDiscount> {
  const [discount] = await tx.$queryRaw<[PlanDiscount]>`
    SELECT code_id AS "codeId", discount_kobo AS "discountKobo"
    FROM shop_plan_discount(${code}, ${actor._id}, ${plan.key}::"PlanKey", ${plan.priceKobo}::bigint)`;
  return discount;
}

type OpenPayment = {
  userId: string;
  openKey: string;
  amountKobo: bigint;
  codeId: string | null;
  voucherId: string | null;
};

/**
 * Closes the open payments that are not reused: one that failed or expired, with another price, code or voucher, or whose voucher would pay
 * another part now; and one of another plan that holds a code or a voucher. Gives back their codes; the caller gives back their vouchers.
 */
async function closeOtherPayments(tx: Tx, open: OpenPayment): Promise<string[]> {
  const { userId, openKey, amountKobo, codeId, voucherId } = open;
  const closed = await tx.$queryRaw<{ id: string }[]>`
    UPDATE subscription_intents i SET open_key = NULL
    WHERE i.user_id = ${userId} AND i.settled_at IS NULL AND CASE WHEN i.open_key = ${openKey}
      THEN i.expires_at < now() OR i.amount_kobo <> ${amountKobo} OR i.discount_code_id IS DISTINCT FROM ${codeId}
        OR i.voucher_id IS DISTINCT FROM ${voucherId} OR i.voucher_kobo <> COALESCE((SELECT shop_voucher_share(i.amount_kobo, v.balance_kobo + i.voucher_taken_kobo)
          FROM vouchers v WHERE v.id = i.voucher_id), 0) OR (i.voucher_id IS NOT NULL AND i.voucher_taken_kobo = 0)
        OR EXISTS (SELECT 1 FROM charges c WHERE c.purpose = 'membership' AND c.subject_id = i.id AND c.status = 'failed')
      ELSE i.open_key IS NOT NULL AND (i.code_used OR i.voucher_taken_kobo > 0) END
    RETURNING i.id`;
  const ids = closed.map(({ id }) => id);
  await tx.$executeRaw`SELECT shop_return_plan_codes(${ids})`;
  return ids;
}

async function takeCode(tx: Tx, { intentId, codeId, actor }: { intentId: string; codeId: string; actor: Actor }) {
  if (await takePlanCode(tx, { intentId, codeId, userId: actor._id, email: actor.email, dated: true })) return;
  await tx.$executeRaw`SELECT shop_assert_code(${codeId}, ${actor._id}, false)`;
  // It could not be used before the check and can be used now: a retry decides.
  throwAppError("code_refused", "The discount code has just changed. Please try again.");
}

/** How a payment is made, and what Paystack begins with it. With a plan it charges the plan's amount, so a payment of less has none. */
async function readTerms({ isOnce, isReduced }: CheckoutIntent, plan: Plan) {
  if (isOnce) return { channels: EVERY_CHANNEL };
  // start-renewal.ts begins the renewal after it.
  return isReduced ? { channels: ["card"] as const } : { planCode: await getProviderPlanCode(plan) };
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
