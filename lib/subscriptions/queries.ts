import { publicLastName } from "@/lib/auth/rules";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type {
  Founder,
  FulfilmentLine,
  MembershipCard,
  Plan,
  RenewalOffer,
  SubscriptionDetail,
  SubscriptionReceipt,
} from "@/lib/subscriptions/contracts";
import { findPauseRefusal } from "@/lib/subscriptions/find-pause-refusal";
import { projectSubscription } from "@/lib/subscriptions/project-subscription";
import { isVipAt } from "@/lib/subscriptions/rules";
import { readTrialState } from "@/lib/subscriptions/trials/queries";
import { getVoucherParts } from "@/lib/subscriptions/voucher-parts-query";
import type { AutoRenewal, Fulfilment, Subscription, SubscriptionEntry } from "@/prisma/generated/client";

/** The offered plans in display order; prices in naira. */
export async function listPlans(): Promise<Plan[]> {
  const rows = await db.plan.findMany({ where: { isOffered: true }, orderBy: { position: "asc" } });
  return rows.flatMap(({ key, name, priceKobo, months, position }) =>
    key === "patron" ? [] : [{ id: key, name, price: toNaira(priceKobo), months, position }],
  );
}

const paidKinds = ["grant", "renewal", "transfer", "credit"] as const;

/** A member's own subscription; null for a user who never had a plan. */
export async function getSubscription(userId: string): Promise<SubscriptionDetail | null> {
  const [subscription, { isTrial, now }] = await Promise.all([
    db.subscription.findUnique({ where: { userId } }),
    readTrialState(userId),
  ]);
  if (!subscription) return null;
  const [pauseRefusal, renewal, entries, perks] = await Promise.all([
    findPauseRefusal(db, subscription, now),
    db.autoRenewal.findFirst({
      where: { userId, status: { not: "ended" } },
      orderBy: [{ createdAt: "desc" }, { code: "desc" }],
    }),
    db.subscriptionEntry.findMany({
      where: { userId, kind: { in: [...paidKinds] }, amountKobo: { gt: 0 } },
      orderBy: { effectiveAt: "desc" },
      take: 60,
    }),
    db.fulfilment.findMany({ where: { userId }, orderBy: [{ dueAt: "asc" }, { id: "asc" }], take: 100 }),
  ]);
  return {
    ...toSubscriptionState(subscription, now),
    isTrial,
    pauseRefusal: isTrial ? "A free trial cannot be paused." : pauseRefusal,
    renewal: renewal && toRenewal(renewal),
    receipts: await toSubscriptionReceipts(entries),
    perkLines: perks.map(toFulfilmentLine),
    wallAsked: subscription.wallPromptedAt !== null,
  };
}

function toSubscriptionState(row: Subscription, now: Date) {
  const hasChanged = row.nextPlan && row.nextPlanAt && row.nextPlanAt <= now;
  const next = row.nextPlan && !hasChanged ? { plan: row.nextPlan, at: row.nextPlanAt?.toISOString() ?? null } : null;
  const isPaused = row.pausedUntil !== null && row.pausedUntil > now;
  const endsAt = row.pausedUntil && row.resumesTo && !isPaused ? row.resumesTo : row.endsAt;
  return {
    plan: hasChanged && row.nextPlan ? row.nextPlan : row.plan,
    isActive: isVipAt(now, endsAt),
    cardNumber: row.cardNumber,
    since: row.startedAt.toISOString(),
    until: endsAt.toISOString(),
    pause:
      isPaused && row.pausedUntil && row.resumesTo
        ? { until: row.pausedUntil.toISOString(), resumesTo: row.resumesTo.toISOString() }
        : null,
    graceSince: row.graceSince?.toISOString() ?? null,
    next,
  };
}

const toRenewal = ({ status, planKey, nextPaymentAt, cardLabel, cardExpires }: AutoRenewal) => ({
  status,
  plan: planKey,
  nextPaymentAt: nextPaymentAt?.toISOString() ?? null,
  card: cardLabel,
  cardExpires,
});

async function toSubscriptionReceipts(entries: readonly SubscriptionEntry[]): Promise<SubscriptionReceipt[]> {
  const vouchers = await getVoucherParts(entries.map(({ reference }) => reference));
  return entries.map((entry) => ({
    reference: entry.reference,
    plan: entry.planKey,
    kind: entry.kind,
    amount: toNaira(entry.amountKobo),
    voucher: toNaira(vouchers.get(entry.reference) ?? 0n),
    paidAt: entry.effectiveAt.toISOString(),
    from: entry.periodFrom.toISOString(),
    to: entry.periodTo.toISOString(),
  }));
}

const toFulfilmentLine = ({ id, perk, period, status, dueAt, sentAt, receivedAt }: Fulfilment): FulfilmentLine => ({
  id,
  perk,
  period,
  status,
  dueAt: dueAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  receivedAt: receivedAt?.toISOString() ?? null,
});

/** A user's own receipt. */
export async function getSubscriptionReceipt(userId: string, reference: string): Promise<SubscriptionReceipt | null> {
  const entry = await db.subscriptionEntry.findFirst({ where: { userId, reference, amountKobo: { gt: 0 } } });
  const [receipt] = entry ? await toSubscriptionReceipts([entry]) : [];
  return receipt ?? null;
}

/** The public data of a membership card by its number. */
export async function getMembershipCard(cardNumber: string): Promise<MembershipCard | null> {
  const row = await db.subscription.findUnique({
    where: { cardNumber: cardNumber.toUpperCase() },
    include: { user: true },
  });
  if (!row || row.user.deletedAt || row.user.disabledAt) return null;
  const { plan, isActive, since, until } = toSubscriptionState(row, await databaseNow());
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

/** The Founders Wall, earliest first: active members of the two plans with that perk who agreed to be listed. */
export async function listFounders(): Promise<Founder[]> {
  const rows = await db.$queryRaw<FounderRow[]>`
    SELECT u.display_name, u.first_name, u.last_name, u.photo_url, s.started_at, now_plan.plan
    FROM subscriptions s
    JOIN users u ON u.id = s.user_id
    CROSS JOIN LATERAL (SELECT CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END AS plan) now_plan
    WHERE u.show_on_wall AND s.wall_prompted_at IS NOT NULL AND s.ends_at > now() AND now_plan.plan IN ('yearly', 'collector')
      AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
    ORDER BY s.started_at, s.id`;
  return rows.map((row) => ({
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: publicLastName(row.last_name, row.display_name),
    photoUrl: row.photo_url,
    subscription: { plan: row.plan, startDate: row.started_at.toISOString() },
  }));
}

/** The data of a renewal link's page; null for an unknown link. */
export async function getRenewalOffer(id: string): Promise<RenewalOffer | null> {
  const intent = await db.subscriptionIntent.findUnique({ where: { id, kind: "transfer" }, include: { plan: true } });
  const subscription = intent && (await db.subscription.findUnique({ where: { userId: intent.userId } }));
  if (!intent || !subscription) return null;
  const now = await databaseNow();
  const entries = await db.subscriptionEntry.findMany({ where: { subscriptionId: subscription.id } });
  const renewalPeriod = {
    months: intent.plan.months,
    days: 0,
    fixedEndAt: null,
    reversedReference: null,
    reference: "this renewal",
  };
  const projected = projectSubscription([
    ...entries,
    { ...renewalPeriod, kind: "transfer", planKey: intent.planKey, effectiveAt: now },
  ]);
  return {
    id,
    plan: intent.planKey,
    amount: toNaira(intent.amountKobo),
    status: intent.settledAt ? "paid" : intent.expiresAt < now ? "over" : "open",
    until: subscription.endsAt.toISOString(),
    extendsTo: (projected ?? subscription).endsAt.toISOString(),
    payBy: intent.expiresAt.toISOString(),
  };
}

type Payer = { email: string; customerCode: string };

/**
 * The user behind a payer at Paystack: who last started a membership payment with that email address, else whose account it is. The
 * address of a deleted account is erased; its payer is still recognised by Paystack's customer code.
 */
export async function findUserByPayer({ email, customerCode }: Payer): Promise<string | null> {
  const payerEmail = email.toLowerCase();
  const latest = { orderBy: { createdAt: "desc" }, select: { userId: true } } as const;
  const charge = await db.charge.findFirst({
    where: { purpose: "membership", email: payerEmail, userId: { not: null } },
    ...latest,
  });
  if (charge) return charge.userId;
  const user = await db.user.findUnique({ where: { email: payerEmail }, select: { id: true } });
  if (user || !customerCode) return user?.id ?? null;
  const deleted = { customerCode, user: { deletedAt: { not: null } } };
  const known =
    (await db.autoRenewal.findFirst({ where: deleted, ...latest })) ??
    (await db.charge.findFirst({ where: { ...deleted, purpose: "membership" }, ...latest }));
  return known?.userId ?? null;
}
