import type { UserDetail } from "@/lib/auth/admin-contracts";
import { getMfaStatus, listSessions } from "@/lib/auth/queries";
import { addressLine } from "@/lib/core/address-line";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { listPlanPayments } from "@/lib/subscriptions/plan-payments-query";
import { planTitle } from "@/lib/subscriptions/rules";

const toIso = (at: Date) => at.toISOString();
/** While a plan is paused, its `endsAt` is the start of the pause. */
const planEnd = ({ endsAt, resumesTo }: { endsAt: Date; resumesTo: Date | null }): Date => resumesTo ?? endsAt;

/** A user as the admin sees them, without their timeline; null for an unknown or deleted account. */
export async function getUserDetail(userId: string): Promise<UserDetail | null> {
  const user = await db.user.findFirst({
    where: { id: userId, deletedAt: null, isGuest: false },
    omit: { passwordHash: true },
    include: {
      subscription: true,
      autoRenewals: { where: { status: { in: ["active", "attention"] } } },
      formerEmails: { select: { email: true }, orderBy: { createdAt: "asc" } },
    },
  });
  if (!user) return null;
  const [now, factor, signIns, planPayments, orders] = await Promise.all([
    databaseNow(),
    getMfaStatus(userId),
    listSessions(userId),
    listPlanPayments(userId),
    db.order.aggregate({
      where: { userId, paymentStatus: "paid" },
      _count: true,
      _sum: { totalKobo: true, refundedKobo: true },
    }),
  ]);
  const { subscription } = user;
  const scheduledPlan = subscription?.nextPlanAt && subscription.nextPlanAt <= now ? subscription.nextPlan : null;
  return {
    _id: user.id,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    displayName: user.displayName,
    role: user.role,
    staffRole: user.role === "Admin" ? user.staffRole : null,
    account: user.disabledAt ? "disabled" : user.emailVerifiedAt ? "open" : "unconfirmed",
    createdAt: toIso(user.createdAt),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    address: addressLine(user.shippingAddress) || null,
    plan: subscription && {
      title: planTitle(scheduledPlan ?? subscription.plan),
      endsAt: toIso(planEnd(subscription)),
      isActive: planEnd(subscription) > now,
      pausedUntil: subscription.pausedUntil && subscription.pausedUntil > now ? toIso(subscription.pausedUntil) : null,
      renews: user.autoRenewals.length > 0,
      cardNumber: subscription.cardNumber,
    },
    planPayments,
    mfa: factor,
    orders: {
      count: orders._count,
      paidKobo: Number((orders._sum.totalKobo ?? 0n) - (orders._sum.refundedKobo ?? 0n)),
    },
    formerEmails: user.formerEmails.map(({ email }) => email),
    signIns,
  };
}
