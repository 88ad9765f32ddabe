import { newId, orderNumber } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { recordCharge } from "@/lib/payments/start-charge";

/** How long a renewal link is valid after the end of the membership. */
const LINK_DAYS = 30;

/**
 * Creates the link for a renewal by a single payment, for example by bank transfer. The same end has the same link. Returns
 * its id, which is the secret of the link; null if there is nothing to renew.
 */
export async function createRenewalLink(userId: string): Promise<string | null> {
  const subscription = await db.subscription.findUnique({ where: { userId } });
  if (!subscription) return null;
  const nextPlanKey = subscription.nextPlanAt ? subscription.plan : (subscription.nextPlan ?? subscription.plan);
  const plan = await db.plan.findUnique({ where: { key: nextPlanKey, isOffered: true } });
  const user = await db.user.findUnique({ where: { id: userId, deletedAt: null } });
  if (!plan || !user) return null;
  const openKey = `${userId}/${plan.key}/transfer/${subscription.endsAt.toISOString()}`;
  return transaction(async (tx) => {
    const reference = orderNumber().replace("LA", "LC");
    await tx.$executeRaw`
      INSERT INTO subscription_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, open_key, expires_at)
      VALUES (${newId("mem")}, ${userId}, ${plan.key}::"PlanKey", 'transfer', ${plan.priceKobo}, ${reference}, ${openKey},
        GREATEST(now(), ${subscription.endsAt}) + make_interval(days => ${LINK_DAYS}))
      ON CONFLICT (open_key) DO NOTHING`;
    const intent = await tx.subscriptionIntent.findUniqueOrThrow({ where: { openKey } });
    if (intent.chargeReference === reference) {
      const { id: subjectId, amountKobo } = intent;
      await recordCharge(tx, { reference, purpose: "membership", subjectId, userId, email: user.email, amountKobo });
    }
    return intent.id;
  });
}
