import type { UserDetail } from "@/lib/auth/admin-contracts";
import { getMfaStatus, listSessions } from "@/lib/auth/queries";
import { addressLine } from "@/lib/core/address-line";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { planTitle } from "@/lib/subscriptions/rules";

const MAX_ROWS = 20;
const toIso = (at: Date) => at.toISOString();

/** Everything stored about one user, for the admin; null for an unknown or deleted account. */
export async function getUserDetail(userId: string): Promise<UserDetail | null> {
  const user = await db.user.findFirst({
    where: { id: userId, deletedAt: null, isGuest: false },
    omit: { passwordHash: true },
    include: {
      subscription: true,
      autoRenewals: { where: { status: { in: ["active", "attention"] } } },
      subscriptionEntries: { orderBy: [{ effectiveAt: "desc" }, { id: "desc" }], take: 50 },
      adminNotes: { orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: 50 },
      orders: { orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: MAX_ROWS },
      comments: { where: { deletedAt: null }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: MAX_ROWS },
      eventRsvps: { include: { event: true }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: MAX_ROWS },
      downloadRecords: { include: { download: true }, orderBy: { lastDownloadedAt: "desc" }, take: MAX_ROWS },
      _count: { select: { orders: true, comments: { where: { deletedAt: null } }, eventRsvps: true } },
    },
  });
  if (!user) return null;
  const [now, factor, signIns] = await Promise.all([databaseNow(), getMfaStatus(userId), listSessions(userId)]);
  const actors = [...user.subscriptionEntries, ...user.adminNotes].flatMap(({ actorId }) => actorId ?? []);
  const admins = await db.user.findMany({ where: { id: { in: actors } }, select: { id: true, displayName: true } });
  const nameOf = (id: string | null) => admins.find((admin) => admin.id === id)?.displayName ?? null;
  const reasons = new Map(user.adminNotes.map(({ entryId, text }) => [entryId, text]));
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
      endsAt: toIso(subscription.endsAt),
      isActive: subscription.endsAt > now,
      renews: user.autoRenewals.length > 0,
      cardNumber: subscription.cardNumber,
    },
    mfa: factor,
    subscriptionEntries: user.subscriptionEntries.map((fact) => ({
      key: fact.id,
      at: toIso(fact.effectiveAt),
      text: planTitle(fact.planKey),
      state: fact.kind === "admin" ? (fact.periodTo <= fact.effectiveAt ? "ended by an admin" : "granted") : fact.kind,
      reason: reasons.get(fact.id) ?? fact.reason,
      by: nameOf(fact.actorId),
    })),
    adminActions: user.adminNotes.map(({ id, createdAt, action, text, actorId }) => ({
      key: id,
      at: toIso(createdAt),
      action,
      text,
      by: nameOf(actorId) ?? "System",
    })),
    orders: user.orders.map(({ id, number, createdAt, status, paymentStatus, totalKobo }) => ({
      key: id,
      at: toIso(createdAt),
      text: number,
      number,
      state: paymentStatus === "paid" ? status : paymentStatus,
      totalKobo: Number(totalKobo),
    })),
    comments: user.comments.map(({ id, createdAt, message, status }) => ({
      key: id,
      at: toIso(createdAt),
      text: message,
      state: status,
    })),
    events: user.eventRsvps.map(({ id, event, status }) => ({
      key: id,
      at: toIso(event.startsAt),
      text: event.title,
      state: status,
    })),
    downloads: user.downloadRecords.map(({ downloadId, download, lastDownloadedAt, times }) => ({
      key: downloadId,
      at: toIso(lastDownloadedAt),
      text: download.title,
      state: download.level,
      times,
    })),
    signIns,
    counts: { orders: user._count.orders, comments: user._count.comments, events: user._count.eventRsvps },
  };
}
