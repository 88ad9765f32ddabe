import type { RenewalOffer } from "@/lib/membership/contracts";
import { foldMembership } from "@/lib/membership/fold-membership";
import { beginCharge, recordCharge } from "@/lib/payments/begin-charge";
import { databaseNow } from "@/lib/platform/clock";
import { db, transaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { AppError, refuse } from "@/lib/platform/errors";
import { newId, orderNumber } from "@/lib/platform/ids";
import { toNaira } from "@/lib/platform/money";
import { apiPaths, paths } from "@/lib/platform/paths";
import { PaystackError } from "@/lib/platform/paystack";

/** Days for which the link of a renewal can be paid, counted from the membership's end. */
export const linkDays = 30;

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

/** What the page of a renewal's link says; null for a link that never was. */
export async function getRenewalOffer(id: string): Promise<RenewalOffer | null> {
  const intent = await db.membershipIntent.findUnique({ where: { id, kind: "transfer" }, include: { plan: true } });
  const subscription = intent && (await db.subscription.findUnique({ where: { userId: intent.userId } }));
  if (!intent || !subscription) return null;
  const now = await databaseNow();
  const facts = await db.membershipFact.findMany({ where: { subscriptionId: subscription.id } });
  const paid = { months: intent.plan.months, days: 0, fixedEndAt: null, reverses: null, reference: "this renewal" };
  const after = foldMembership([...facts, { ...paid, kind: "transfer", planKey: intent.planKey, effectiveAt: now }]);
  return {
    id,
    plan: intent.planKey,
    amount: toNaira(intent.amountKobo),
    status: intent.settledAt ? "paid" : intent.expiresAt < now ? "over" : "open",
    until: subscription.endsAt.toISOString(),
    extendsTo: (after ?? subscription).endsAt.toISOString(),
    payBy: intent.expiresAt.toISOString(),
  };
}

/** Begins the payment of a renewal. One link is one payment: what was paid with it once cannot be paid with it again. */
export async function payRenewal(id: string): Promise<{ authorization_url: string; reference: string }> {
  const offer = await getRenewalOffer(id);
  if (!offer) refuse("not_found", "There is no such payment link");
  if (offer.status === "paid") refuse("already_active", "This renewal has been paid already");
  if (offer.status === "over") refuse("conflict", "This payment link has run out. You can choose a plan anew");
  const { reference } = await db.charge.findFirstOrThrow({ where: { purpose: "membership", subjectId: id } });
  const site = env().APP_URL;
  try {
    const authorization_url = await beginCharge(reference, {
      callbackUrl: `${site}${apiPaths.paymentCallback}`,
      cancelUrl: `${site}${paths.renewal(id)}`,
      channels: ["bank_transfer", "bank", "ussd", "card"],
      metadata: { membership: id },
    });
    return { authorization_url, reference };
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    throw new AppError("provider_failed", "Failed to initialize payment", { cause: error });
  }
}
