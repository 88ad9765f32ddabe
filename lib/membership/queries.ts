import type { Actor, PlanName, ShippingAddress } from "@/lib/accounts/contracts";
import type { CardFacts, Founder, Membership, MembershipReceipt, PerkLine, Plan } from "@/lib/membership/contracts";
import { isVipAt, perksHeld } from "@/lib/membership/rules";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { toNaira } from "@/lib/platform/money";
import type { CardRenewal, MembershipFact, PerkDue, Subscription } from "@/prisma/generated/client";

type ActorRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  display_name: string;
  role: "Member" | "Admin";
  photo_url: string | null;
  show_on_wall: boolean;
  shipping_address: ShippingAddress | null;
  session_version: number;
  has_factor: boolean;
  plan: PlanName | null;
  started_at: Date | null;
  ends_at: Date | null;
  now: Date;
};

/** What a sealed session says of itself. */
type Session = { version: number; factor: boolean };

/**
 * The person with that id whose sessions are at that version, or null. Unverified, disabled and deleted people are nobody, and so
 * is a session without the second factor of somebody who has one.
 * One round trip, because every guarded call makes it; VIP is judged by the database's clock.
 */
export async function findActor(userId: string, session?: Session): Promise<Actor | null> {
  const [row] = await db.$queryRaw<ActorRow[]>`
    SELECT u.id, u.email, u.first_name, u.last_name, u.display_name, u.role, u.photo_url, u.show_on_wall,
           u.shipping_address, u.session_version, s.started_at,
           EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS has_factor,
           CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan, s.ends_at, now() AS now
    FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id
    WHERE u.id = ${userId} AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL`;
  if (!row || (session && row.session_version !== session.version)) return null;
  if (row.has_factor && session && !session.factor) return null;
  return toActor(row, session);
}

function toActor(row: ActorRow, session: Session | undefined): Actor {
  const isVIP = isVipAt(row.now, row.ends_at);
  const mustEnrol = row.role === "Admin" && !row.has_factor && env().ADMIN_TOTP_REQUIRED;
  const role = mustEnrol ? "Member" : row.role;
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    role,
    isVIP,
    subscription: row.plan && {
      plan: row.plan,
      startDate: row.started_at?.toISOString() ?? null,
      endDate: row.ends_at?.toISOString() ?? null,
    },
    photoUrl: row.photo_url,
    showOnWall: row.show_on_wall,
    shippingAddress: row.shipping_address,
    perks: perksHeld(row.plan, isVIP, role === "Admin"),
    sessionVersion: row.session_version,
    factor: row.has_factor ? (session ? "passed" : "due") : "none",
    mustEnrol,
  };
}

/** The plans that are offered, in their order; prices in naira. */
export async function listPlans(): Promise<Plan[]> {
  const rows = await db.plan.findMany({ where: { isOffered: true }, orderBy: { position: "asc" } });
  return rows.flatMap(({ key, name, priceKobo, months, position }) =>
    key === "patron" ? [] : [{ id: key, name, price: toNaira(priceKobo), months, position }],
  );
}

const paidKinds = ["grant", "renewal", "transfer", "credit"] as const;

/** Everything a member is told about their own membership; null for someone who never joined. */
export async function getMembership(userId: string): Promise<Membership | null> {
  const subscription = await db.subscription.findUnique({ where: { userId } });
  if (!subscription) return null;
  const [now, renewal, facts, perks] = await Promise.all([
    databaseNow(),
    db.cardRenewal.findFirst({
      where: { userId, status: { not: "ended" } },
      orderBy: [{ createdAt: "desc" }, { code: "desc" }],
    }),
    db.membershipFact.findMany({
      where: { userId, kind: { in: [...paidKinds] }, amountKobo: { gt: 0 } },
      orderBy: { effectiveAt: "desc" },
      take: 60,
    }),
    db.perkDue.findMany({ where: { userId }, orderBy: [{ dueAt: "asc" }, { id: "asc" }], take: 100 }),
  ]);
  return {
    ...standingOf(subscription, now),
    renewal: renewal && toRenewal(renewal),
    receipts: facts.map(toReceipt),
    perkLines: perks.map(toPerkLine),
    wallAsked: subscription.wallAskedAt !== null,
  };
}

function standingOf(row: Subscription, now: Date) {
  const turned = row.nextPlan && row.nextPlanAt && row.nextPlanAt <= now;
  const next = row.nextPlan && !turned ? { plan: row.nextPlan, at: row.nextPlanAt?.toISOString() ?? null } : null;
  return {
    plan: turned && row.nextPlan ? row.nextPlan : row.plan,
    isActive: isVipAt(now, row.endsAt),
    cardNumber: row.cardNumber,
    since: row.startedAt.toISOString(),
    until: row.endsAt.toISOString(),
    graceSince: row.graceSince?.toISOString() ?? null,
    next,
  };
}

const toRenewal = ({ status, planKey, nextPaymentAt, cardLabel, cardExpires }: CardRenewal) => ({
  status,
  plan: planKey,
  nextPaymentAt: nextPaymentAt?.toISOString() ?? null,
  card: cardLabel,
  cardExpires,
});

function toReceipt(fact: MembershipFact): MembershipReceipt {
  return {
    reference: fact.reference,
    plan: fact.planKey,
    kind: fact.kind,
    amount: toNaira(fact.amountKobo),
    paidAt: fact.effectiveAt.toISOString(),
    from: fact.periodFrom.toISOString(),
    to: fact.periodTo.toISOString(),
  };
}

const toPerkLine = ({ id, perk, period, status, dueAt, sentAt, receivedAt }: PerkDue): PerkLine => ({
  id,
  perk,
  period,
  status,
  dueAt: dueAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  receivedAt: receivedAt?.toISOString() ?? null,
});

/** A receipt of one's own, for its page. */
export async function getReceipt(userId: string, reference: string): Promise<MembershipReceipt | null> {
  const fact = await db.membershipFact.findFirst({ where: { userId, reference, amountKobo: { gt: 0 } } });
  return fact && toReceipt(fact);
}

/** What anybody may learn from a card's number: that it is real, whose name it bears, and until when. */
export async function getCard(cardNumber: string): Promise<CardFacts | null> {
  const row = await db.subscription.findUnique({
    where: { cardNumber: cardNumber.toUpperCase() },
    include: { user: true },
  });
  if (!row || row.user.deletedAt || row.user.disabledAt) return null;
  const { plan, isActive, since, until } = standingOf(row, await databaseNow());
  return { cardNumber: row.cardNumber, plan, isActive, holder: row.user.displayName, since, until };
}

type FounderRow = {
  display_name: string;
  first_name: string;
  last_name: string;
  photo_url: string | null;
  plan: "yearly" | "collector";
  started_at: Date;
};

/** Who hangs on the Founders Wall, the earliest first: active members of the two plans with that perk, who agreed. */
export async function listFounders(): Promise<Founder[]> {
  const rows = await db.$queryRaw<FounderRow[]>`
    SELECT u.display_name, u.first_name, u.last_name, u.photo_url, s.started_at, now_plan.plan
    FROM subscriptions s
    JOIN users u ON u.id = s.user_id
    CROSS JOIN LATERAL (SELECT CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan) now_plan
    WHERE u.show_on_wall AND s.ends_at > now() AND now_plan.plan IN ('yearly', 'collector')
      AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
    ORDER BY s.started_at, s.id`;
  return rows.map((row) => ({
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    photoUrl: row.photo_url,
    subscription: { plan: row.plan, startDate: row.started_at.toISOString() },
  }));
}
