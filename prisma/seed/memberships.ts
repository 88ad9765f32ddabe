import { addDays, addMonths, subMonths } from "date-fns";
import { plans } from "../../lib/accounts/factory";
import { recordFact } from "../../lib/membership/record-fact";
import type { Tx } from "../../lib/platform/db";
import type { IdPrefix } from "../../lib/platform/ids";
import type { SeedPerson } from "./people";

type FixedId = (prefix: IdPrefix, name: string) => string;
type Seeded = { tx: Tx; now: Date; fixedId: FixedId; userId: string; person: SeedPerson };

/** A reference as the Circle's payments have it, the same in every museum. */
const referenceOf = (fixedId: FixedId, name: string) => {
  const letters = fixedId("mem", name).slice(4, 12).toUpperCase();
  return `LC-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** What a seeded member has paid, through the same facts as every payment, so that the ledger, the receipts and the card are true. */
export async function addMembership(seeded: Seeded): Promise<void> {
  const { tx, now, userId, person } = seeded;
  const { plan: key, paid = [], endsIn, card } = person;
  const plan = plans.find((one) => one.key === key);
  if (!plan) return;
  const begun =
    endsIn === undefined ? paid.map((days) => addDays(now, days)) : [subMonths(addDays(now, endsIn), plan.months)];
  let endsAt = now;
  for (const [count, paidAt] of begun.entries()) {
    const standing = await pay(seeded, { plan, paidAt, name: `${person.key}/${count}`, isFirst: count === 0 });
    endsAt = standing?.endsAt ?? endsAt;
  }
  if (person.grace) {
    await recordFact(tx, {
      userId,
      reference: `grace/${person.key}`,
      kind: "grace",
      planKey: plan.key,
      effectiveAt: endsAt,
      days: 7,
    });
  }
  if (card) {
    await tx.cardRenewal.create({
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
  if (person.wallAsked) await tx.subscription.update({ where: { userId }, data: { wallAskedAt: begun[0] } });
  await send(seeded, begun[0] ?? now);
}

type Payment = { plan: (typeof plans)[number]; paidAt: Date; name: string; isFirst: boolean };

async function pay({ tx, fixedId, userId, person }: Seeded, { plan, paidAt, name, isFirst }: Payment) {
  const reference = referenceOf(fixedId, name);
  const [intentId, amountKobo] = [fixedId("mem", name), plan.priceKobo];
  await tx.membershipIntent.create({
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
      paidAt,
      settledAt: paidAt,
      createdAt: paidAt,
    },
  });
  const kind = isFirst ? "grant" : person.card ? "renewal" : "transfer";
  return recordFact(tx, {
    userId,
    reference,
    kind,
    planKey: plan.key,
    effectiveAt: paidAt,
    months: plan.months,
    amountKobo,
  });
}

/** What was promised longest ago has been sent since, and some of it has arrived. */
async function send({ tx, userId, now }: Seeded, joined: Date): Promise<void> {
  const lines = await tx.perkDue.findMany({
    where: { userId, dueAt: { lte: now }, perk: { in: ["welcomePack", "digitalPrints", "shoutout"] } },
    orderBy: [{ perk: "desc" }],
  });
  for (const [place, { id }] of lines.entries()) {
    const sentAt = addDays(joined, 6 + place);
    if (sentAt > now || place === 2) continue;
    const data =
      place === 0
        ? { status: "received" as const, sentAt, receivedAt: addDays(sentAt, 9) }
        : { status: "sent" as const, sentAt };
    await tx.perkDue.update({ where: { id }, data });
  }
}
