import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { subMonths } from "date-fns/subMonths";
import { seedPlans } from "../../lib/auth/factory";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import { feeOf } from "../../lib/payments/factory";
import { recordLedgerEntry } from "../../lib/subscriptions/record-ledger-entry";
import type { SeedUser } from "./users";

type FixedId = (prefix: IdPrefix, name: string) => string;
type SeedContext = { tx: Tx; now: Date; fixedId: FixedId; userId: string; person: SeedUser };

/** A payment reference in the usual format, derived from a name. */
const referenceOf = (fixedId: FixedId, name: string) => {
  const code = fixedId("mem", name).slice(4, 12).toUpperCase();
  return `LC-${code.slice(0, 4)}-${code.slice(4)}`;
};

/** Adds the payments of a seeded member through the same function as real ones, so that ledger, receipts and card agree. */
export async function addSubscription(seeded: SeedContext): Promise<void> {
  const { tx, now, userId, person } = seeded;
  const { plan: key, paid = [], endsIn, card } = person;
  const plan = seedPlans.find((one) => one.key === key);
  if (!plan) return;
  const begun =
    endsIn === undefined ? paid.map((days) => addDays(now, days)) : [subMonths(addDays(now, endsIn), plan.months)];
  let endsAt = now;
  for (const [count, paidAt] of begun.entries()) {
    const projected = await addPayment(seeded, { plan, paidAt, name: `${person.key}/${count}`, isFirst: count === 0 });
    endsAt = projected?.endsAt ?? endsAt;
  }
  if (person.grace) {
    await recordLedgerEntry(tx, {
      userId,
      reference: `grace/${person.key}`,
      kind: "grace",
      planKey: plan.key,
      effectiveAt: endsAt,
      days: 7,
      reason: "Insufficient Funds",
    });
  }
  if (card) {
    await tx.autoRenewal.create({
      data: {
        code: `SUB_${person.key}`,
        userId,
        planKey: plan.key,
        customerCode: `CUS_${person.key}`,
        status: person.grace ? "attention" : "active",
        nextPaymentAt: person.grace ? null : endsAt,
        cardLabel: card,
        cardExpires: `12/${addMonths(now, 24).getUTCFullYear()}`,
        createdAt: begun[0],
      },
    });
  }
  if (person.wallAsked) await tx.subscription.update({ where: { userId }, data: { wallPromptedAt: begun[0] } });
  await markPerksSent(seeded, begun[0] ?? now);
}

type Payment = { plan: (typeof seedPlans)[number]; paidAt: Date; name: string; isFirst: boolean };

async function addPayment({ tx, fixedId, userId, person }: SeedContext, { plan, paidAt, name, isFirst }: Payment) {
  const reference = referenceOf(fixedId, name);
  const [intentId, amountKobo] = [fixedId("mem", name), plan.priceKobo];
  await tx.subscriptionIntent.create({
    data: {
      id: intentId,
      userId,
      planKey: plan.key,
      kind: person.card ? "card" : "transfer",
      amountKobo,
      chargeReference: reference,
      expiresAt: addDays(paidAt, 1),
      settledAt: paidAt,
      createdAt: paidAt,
    },
  });
  await tx.charge.create({
    data: {
      id: fixedId("chg", name),
      reference,
      purpose: "membership",
      subjectId: intentId,
      userId,
      email: `${person.key}@livingarchive.test`,
      amountKobo,
      status: "success",
      channel: person.card ? "card" : "bank_transfer",
      feesKobo: BigInt(feeOf(Number(amountKobo))),
      paidAt,
      settledAt: paidAt,
      createdAt: paidAt,
    },
  });
  const kind = isFirst ? "grant" : person.card ? "renewal" : "transfer";
  return recordLedgerEntry(tx, {
    userId,
    reference,
    kind,
    planKey: plan.key,
    effectiveAt: paidAt,
    months: plan.months,
    amountKobo,
  });
}

/** Marks the first of the perks that are due as received and others as sent. */
async function markPerksSent({ tx, userId, now }: SeedContext, joined: Date): Promise<void> {
  const lines = await tx.fulfilment.findMany({
    where: { userId, dueAt: { lte: now }, perk: { in: ["welcomePack", "digitalPrints", "shoutout"] } },
    orderBy: [{ perk: "desc" }],
  });
  for (const [index, { id }] of lines.entries()) {
    const sentAt = addDays(joined, 6 + index);
    if (sentAt > now || index === 2) continue;
    const data =
      index === 0
        ? { status: "received" as const, sentAt, receivedAt: addDays(sentAt, 9) }
        : { status: "sent" as const, sentAt };
    await tx.fulfilment.update({ where: { id }, data });
  }
}
