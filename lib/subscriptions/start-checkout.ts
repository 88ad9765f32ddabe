import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { AppError, throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { recordCharge, startCharge } from "@/lib/payments/start-charge";
import { PaystackError } from "@/lib/paystack/paystack";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { getProviderPlanCode } from "@/lib/subscriptions/provider-plan";
import { isVipAt, planRank, planTitle } from "@/lib/subscriptions/rules";
import type { Plan } from "@/prisma/generated/client";

/**
 * Starts the card payment of a plan, which Paystack then renews automatically. A user has one open payment per plan, so
 * repeated clicks share it. Rejects a payment for a period that is already covered.
 */
export async function startCheckout({ actor, plan: key }: { actor: Actor; plan: OfferedPlan }) {
  const plan = await db.plan.findUnique({ where: { key, isOffered: true } });
  if (!plan) throwAppError("invalid_input", "Please choose one of the plans");
  await assertNotAlreadyActive(actor, plan);
  const intent = await openCheckoutIntent(actor, plan);
  try {
    return { authorization_url: await createCheckoutPage(intent, plan), reference: intent.reference };
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

type CheckoutIntent = { id: string; reference: string };

async function openCheckoutIntent(actor: Actor, plan: Plan): Promise<CheckoutIntent> {
  const openKey = `${actor._id}/${plan.key}/card`;
  return transaction(async (tx) => {
    // A failed or expired payment, or one with an old price, is not reused.
    await tx.$executeRaw`
      UPDATE subscription_intents i SET open_key = NULL
      WHERE i.open_key = ${openKey} AND (i.expires_at < now() OR i.amount_kobo <> ${plan.priceKobo}
        OR EXISTS (SELECT 1 FROM charges c WHERE c.purpose = 'membership' AND c.subject_id = i.id AND c.status = 'failed'))`;
    const reference = orderNumber().replace("LA", "LC");
    await tx.$executeRaw`
      INSERT INTO subscription_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, open_key, expires_at)
      VALUES (${newId("mem")}, ${actor._id}, ${plan.key}::"PlanKey", 'card', ${plan.priceKobo}, ${reference}, ${openKey}, now() + interval '1 day')
      ON CONFLICT (open_key) DO NOTHING`;
    const intent = await tx.subscriptionIntent.findUniqueOrThrow({ where: { openKey } });
    if (intent.chargeReference === reference) {
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
    return { id: intent.id, reference: charge.reference };
  });
}

async function createCheckoutPage({ id, reference }: CheckoutIntent, plan: Plan): Promise<string> {
  const site = env().APP_URL;
  return startCharge(reference, {
    callbackUrl: `${site}${serverApiPaths.paymentCallback}`,
    cancelUrl: `${site}${paths.subscribeCancel({ status: "cancelled", reference })}`,
    planCode: await getProviderPlanCode(plan),
    metadata: { membership: id },
  });
}
