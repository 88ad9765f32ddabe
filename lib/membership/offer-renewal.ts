import { recordCharge } from "@/lib/payments/begin-charge";
import { db, transaction } from "@/lib/platform/db";
import { newId, orderNumber } from "@/lib/platform/ids";

/** Days for which the link of a renewal can be paid, counted from the membership's end. */
const linkDays = 30;

/**
 * The renewal of a membership by one payment, by transfer or otherwise: the same one for every reminder of the same end.
 * Answers its id, which is the secret of its link; null when there is nothing to renew.
 */
export async function offerRenewal(userId: string): Promise<string | null> {
  const subscription = await db.subscription.findUnique({ where: { userId } });
  if (!subscription) return null;
  const wished = subscription.nextPlanAt ? subscription.plan : (subscription.nextPlan ?? subscription.plan);
  const plan = await db.plan.findUnique({ where: { key: wished, isOffered: true } });
  const user = await db.user.findUnique({ where: { id: userId, deletedAt: null } });
  if (!plan || !user) return null;
  const openKey = `${userId}/${plan.key}/transfer/${subscription.endsAt.toISOString()}`;
  return transaction(async (tx) => {
    const reference = orderNumber().replace("LA", "LC");
    await tx.$executeRaw`
      INSERT INTO membership_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, open_key, expires_at)
      VALUES (${newId("mem")}, ${userId}, ${plan.key}::"PlanKey", 'transfer', ${plan.priceKobo}, ${reference}, ${openKey},
        GREATEST(now(), ${subscription.endsAt}) + make_interval(days => ${linkDays}))
      ON CONFLICT (open_key) DO NOTHING`;
    const intent = await tx.membershipIntent.findUniqueOrThrow({ where: { openKey } });
    if (intent.chargeReference === reference) {
      const { id: subjectId, amountKobo } = intent;
      await recordCharge(tx, { reference, purpose: "membership", subjectId, userId, email: user.email, amountKobo });
    }
    return intent.id;
  });
}
