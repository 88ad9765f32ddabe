import type { Actor } from "@/lib/accounts/contracts";
import type { OfferedPlan } from "@/lib/membership/contracts";
import { providerPlan } from "@/lib/membership/provider-plan";
import { isVipAt, planRank, planTitle } from "@/lib/membership/rules";
import { beginCharge, recordCharge } from "@/lib/payments/begin-charge";
import { apiPaths } from "@/lib/platform/api-paths";
import { databaseNow } from "@/lib/platform/clock";
import { db, transaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { AppError, refuse } from "@/lib/platform/errors";
import { newId, orderNumber } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { PaystackError } from "@/lib/platform/paystack";
import type { Plan } from "@/prisma/generated/client";

/**
 * Begins the payment of a plan by card, which Paystack then renews by itself. A person has one open payment a plan: twenty
 * clicks share it. Refuses what would charge somebody twice for the same time. Amounts are the table's, never the caller's.
 */
export async function beginMembership({ actor, plan: key }: { actor: Actor; plan: OfferedPlan }) {
  const plan = await db.plan.findUnique({ where: { key, isOffered: true } });
  if (!plan) refuse("invalid_input", "Please choose one of the plans");
  await refuseDouble(actor, plan);
  const intent = await openIntent(actor, plan);
  try {
    return { authorization_url: await beginPage(intent, plan), reference: intent.reference };
  } catch (error) {
    if (error instanceof PaystackError)
      throw new AppError("provider_failed", "Failed to initialize payment", { cause: error });
    throw error;
  }
}

async function refuseDouble(actor: Actor, plan: Plan): Promise<void> {
  const [subscription, now, renewing] = await Promise.all([
    db.subscription.findUnique({ where: { userId: actor._id } }),
    databaseNow(),
    db.cardRenewal.findFirst({
      where: { userId: actor._id, planKey: plan.key, status: { in: ["active", "attention"] } },
    }),
  ]);
  if (!subscription || !isVipAt(now, subscription.endsAt)) return;
  if (renewing?.status === "active") {
    refuse("already_active", `Your ${planTitle(plan.key)} plan renews by itself; nothing needs to be paid`);
  }
  if (planRank(plan.key) < planRank(subscription.plan)) {
    refuse(
      "already_active",
      `Your ${planTitle(subscription.plan)} plan is still running. In your account you can go on with ${planTitle(plan.key)} at its end`,
    );
  }
}

type Intent = { id: string; reference: string };

async function openIntent(actor: Actor, plan: Plan): Promise<Intent> {
  const openKey = `${actor._id}/${plan.key}/card`;
  return transaction(async (tx) => {
    // A payment that failed, ran out or was begun at another price is not offered again.
    await tx.$executeRaw`
      UPDATE membership_intents i SET open_key = NULL
      WHERE i.open_key = ${openKey} AND (i.expires_at < now() OR i.amount_kobo <> ${plan.priceKobo}
        OR EXISTS (SELECT 1 FROM charges c WHERE c.purpose = 'membership' AND c.subject_id = i.id AND c.status = 'failed'))`;
    const reference = orderNumber().replace("LA", "LC");
    await tx.$executeRaw`
      INSERT INTO membership_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, open_key, expires_at)
      VALUES (${newId("mem")}, ${actor._id}, ${plan.key}::"PlanKey", 'card', ${plan.priceKobo}, ${reference}, ${openKey}, now() + interval '1 day')
      ON CONFLICT (open_key) DO NOTHING`;
    const intent = await tx.membershipIntent.findUniqueOrThrow({ where: { openKey } });
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

async function beginPage({ id, reference }: Intent, plan: Plan): Promise<string> {
  const site = env().APP_URL;
  return beginCharge(reference, {
    callbackUrl: `${site}${apiPaths.paymentCallback}`,
    cancelUrl: `${site}${paths.subscribeCancel({ status: "cancelled", reference })}`,
    planCode: await providerPlan(plan),
    metadata: { membership: id },
  });
}
