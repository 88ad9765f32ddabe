import type { RenewalOffer } from "@/lib/membership/contracts";
import { foldMembership } from "@/lib/membership/fold-membership";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { toNaira } from "@/lib/platform/money";

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

/** The person whom Paystack knows by an address: who last began a payment for the Circle with it, or whose account it is. */
export async function findPayer(email: string): Promise<string | null> {
  const address = email.toLowerCase();
  const charge = await db.charge.findFirst({
    where: { purpose: "membership", email: address, userId: { not: null } },
    orderBy: { createdAt: "desc" },
    select: { userId: true },
  });
  if (charge) return charge.userId;
  const user = await db.user.findUnique({ where: { email: address }, select: { id: true } });
  return user?.id ?? null;
}
