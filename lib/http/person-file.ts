import { getFactor, listSignIns } from "@/lib/accounts/factor-queries";
import type { PersonFile } from "@/lib/membership/people-contracts";
import { planTitle } from "@/lib/membership/rules";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";

const shown = 20;
const iso = (at: Date) => at.toISOString();

/** The file of one person; null for somebody who is not there, or has left. */
export async function getPersonFile(userId: string): Promise<PersonFile | null> {
  const user = await db.user.findFirst({
    where: { id: userId, deletedAt: null },
    omit: { passwordHash: true },
    include: {
      subscription: true,
      cardRenewals: { where: { status: { in: ["active", "attention"] } } },
      membershipFacts: { orderBy: [{ effectiveAt: "desc" }, { id: "desc" }], take: 50 },
      deskNotes: { orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: 50 },
      orders: { orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: shown },
      comments: { where: { deletedAt: null }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: shown },
      eventRsvps: { include: { event: true }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: shown },
      downloadTakes: { include: { download: true }, orderBy: { lastAt: "desc" }, take: shown },
      _count: { select: { orders: true, comments: { where: { deletedAt: null } }, eventRsvps: true } },
    },
  });
  if (!user) return null;
  const [now, factor, signIns] = await Promise.all([databaseNow(), getFactor(userId), listSignIns(userId)]);
  const actors = [...user.membershipFacts, ...user.deskNotes].flatMap(({ actorId }) => actorId ?? []);
  const admins = await db.user.findMany({ where: { id: { in: actors } }, select: { id: true, displayName: true } });
  const nameOf = (id: string | null) => admins.find((admin) => admin.id === id)?.displayName ?? null;
  const reasons = new Map(user.deskNotes.map(({ factId, text }) => [factId, text]));
  const { subscription } = user;
  const turned = subscription?.nextPlanAt && subscription.nextPlanAt <= now ? subscription.nextPlan : null;
  return {
    _id: user.id,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    displayName: user.displayName,
    role: user.role,
    account: user.disabledAt ? "disabled" : user.emailVerifiedAt ? "open" : "unconfirmed",
    createdAt: iso(user.createdAt),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    address: addressOf(user.shippingAddress),
    plan: subscription && {
      title: planTitle(turned ?? subscription.plan),
      endsAt: iso(subscription.endsAt),
      isActive: subscription.endsAt > now,
      renews: user.cardRenewals.length > 0,
      cardNumber: subscription.cardNumber,
    },
    factor,
    facts: user.membershipFacts.map((fact) => ({
      key: fact.id,
      at: iso(fact.effectiveAt),
      words: planTitle(fact.planKey),
      state: fact.kind === "admin" ? (fact.periodTo <= fact.effectiveAt ? "ended by the desk" : "granted") : fact.kind,
      reason: reasons.get(fact.id) ?? fact.reason,
      by: nameOf(fact.actorId),
    })),
    notes: user.deskNotes.map(({ id, createdAt, act, text, actorId }) => ({
      key: id,
      at: iso(createdAt),
      act,
      text,
      by: nameOf(actorId) ?? "The museum itself",
    })),
    orders: user.orders.map(({ id, number, createdAt, status, paymentStatus, totalKobo }) => ({
      key: id,
      at: iso(createdAt),
      words: number,
      number,
      state: paymentStatus === "paid" ? status : paymentStatus,
      totalKobo: Number(totalKobo),
    })),
    comments: user.comments.map(({ id, createdAt, message, status }) => ({
      key: id,
      at: iso(createdAt),
      words: message,
      state: status,
    })),
    evenings: user.eventRsvps.map(({ id, event, status }) => ({
      key: id,
      at: iso(event.startsAt),
      words: event.title,
      state: status,
    })),
    takes: user.downloadTakes.map(({ downloadId, download, lastAt, times }) => ({
      key: downloadId,
      at: iso(lastAt),
      words: download.title,
      state: download.level,
      times,
    })),
    signIns,
    counts: { orders: user._count.orders, comments: user._count.comments, evenings: user._count.eventRsvps },
  };
}

function addressOf(address: unknown): string | null {
  if (!address || typeof address !== "object") return null;
  const { line1, line2, city, state, postalCode, country } = address as Record<string, string>;
  return [line1, line2, city, state, postalCode, country].filter(Boolean).join(", ");
}
