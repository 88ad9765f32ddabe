import { day as dayMs } from "@/lib/core/clock";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import type { ReconciliationDifference } from "@/lib/payments/contracts";
import { listLateRefunds } from "@/lib/payments/queries";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import type { PaystackRefund, PaystackTransaction } from "@/lib/paystack/paystack-schemas";
import type { Charge, Refund } from "@/prisma/generated/client";

export type Reconciliation = {
  differences: ReconciliationDifference[];
  /** Paystack's payments of the period. */
  paid: PaystackTransaction[];
  /** Paystack has more payments than were fetched; a shorter period shows all. */
  truncated: boolean;
};

type Period = { from: Date; to: Date };
type LocalCharge = Charge & { refunds: Refund[] };

const PAGE_SIZE = 100;
const MAX_PAGES = 30;
/** A payment page is paid within this time; Paystack lists a transaction by the time when the page was opened. */
const PAGE_AGE = 3 * dayMs;
/** As many missing payments are looked up one by one; more of them are one problem. */
const MAX_LOOKUPS = 30;

/** All pages of a list, up to the limit. */
async function readPages<T>(read: (page: number) => Promise<T[]>): Promise<{ rows: T[]; truncated: boolean }> {
  const rows: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const next = await read(page);
    rows.push(...next);
    if (next.length < PAGE_SIZE) return { rows, truncated: false };
  }
  return { rows, truncated: true };
}

const isWithin = (at: Date | null, { from, to }: Period): boolean => at !== null && at >= from && at < to;

async function listPaid({ from, to }: Period) {
  const created = new Date(from.getTime() - PAGE_AGE);
  return readPages(async (page) => {
    const query = { from: created, to, status: "success", perPage: PAGE_SIZE, page } as const;
    return (await paystack.listTransactions(query)).transactions;
  });
}

/**
 * Compares our charges and refunds with Paystack's lists of a period: what is missing on one side or differs in amount. A payment
 * counts at the time when it was paid. Throws PaystackError when Paystack cannot be reached.
 */
export async function reconcile(period: Period): Promise<Reconciliation> {
  const [{ rows: listed, truncated }, { rows: refunds }] = await Promise.all([
    listPaid(period),
    readPages((page) => paystack.listRefundsWithin({ ...period, page, perPage: PAGE_SIZE })),
  ]);
  const theirs = new Map(listed.map((transaction) => [transaction.reference, transaction]));
  const references = new Map(listed.map(({ id, reference }) => [id, reference]));
  const ownRefunds = await findOwnRefunds(refunds);
  const refundReference = (refund: PaystackRefund): string =>
    refund.transactionReference ??
    ownRefunds.get(refund)?.charge.reference ??
    references.get(refund.transactionId ?? "") ??
    `transaction ${refund.transactionId}`;
  const charges = await db.charge.findMany({
    where: {
      OR: [
        { reference: { in: [...theirs.keys(), ...refunds.map(refundReference)] } },
        { status: "success", paidAt: { gte: period.from, lt: period.to } },
      ],
    },
    include: { refunds: true },
  });
  const ours = new Map(charges.map((charge) => [charge.reference, charge]));
  const paid = listed.filter(({ paidAt }) => isWithin(paidAt, period));
  const missing = charges.filter(
    ({ status, paidAt, reference }) => status === "success" && isWithin(paidAt, period) && !theirs.has(reference),
  );
  const reversed = await findReversed(charges.map(({ reference }) => reference));
  const differences = [
    ...paid.flatMap((transaction) => comparePaid(transaction, ours.get(transaction.reference))),
    ...(truncated ? [] : await compareMissing(missing, reversed)),
  ];
  for (const refund of refunds) {
    const reference = refundReference(refund);
    const isListed = differences.some((one) => one.reference === reference && one.reason === "refunded-there");
    if (isListed || reversed.has(reference) || refund.status === "failed") continue;
    const charge = ours.get(reference);
    differences.push(...compareRefund(refund, { reference, charge, own: ownRefunds.get(refund) }));
  }
  return { differences: await withOrders(differences, charges), paid, truncated };
}

// A refund made at Paystack reverses the period of a membership, and is known by that.
async function findReversed(references: string[]): Promise<Set<string>> {
  const entries = await db.subscriptionEntry.findMany({
    where: { reversedReference: { in: references } },
    select: { reversedReference: true },
  });
  return new Set(entries.flatMap(({ reversedReference }) => reversedReference ?? []));
}

const toDifference = (
  charge: LocalCharge,
  reason: ReconciliationDifference["reason"],
  theirs: bigint | null,
): ReconciliationDifference => ({
  reference: charge.reference,
  reason,
  ours: reason === "unrecorded" ? null : Number(charge.amountKobo),
  theirs: theirs === null ? null : Number(theirs),
  email: charge.email,
  at: (charge.paidAt ?? charge.createdAt).toISOString(),
  subject: null,
  refundId: null,
});

function comparePaid(
  { reference, amountKobo, customer, paidAt }: PaystackTransaction,
  charge: LocalCharge | undefined,
): ReconciliationDifference[] {
  const at = (paidAt ?? new Date(0)).toISOString();
  if (!charge) {
    const theirs = Number(amountKobo);
    const unknown = { reference, reason: "unknown-here", ours: null, theirs, email: customer.email } as const;
    return [{ ...unknown, at, subject: null, refundId: null }];
  }
  if (charge.amountKobo !== amountKobo || charge.mismatch)
    return [{ ...toDifference(charge, "other-amount", amountKobo), at }];
  return charge.settledAt ? [] : [{ ...toDifference(charge, "unrecorded", amountKobo), at }];
}

const refundedKobo = ({ refunds }: LocalCharge): bigint =>
  refunds.reduce((total, { amountKobo }) => total + amountKobo, 0n);

/** Charges that are not in Paystack's list: those refunded as a whole are not listed as paid any more; the others are looked up. */
async function compareMissing(charges: LocalCharge[], reversed: Set<string>): Promise<ReconciliationDifference[]> {
  const unexplained = charges.filter(
    (charge) => refundedKobo(charge) < charge.amountKobo && !reversed.has(charge.reference),
  );
  const differences: ReconciliationDifference[] = [];
  for (const [index, charge] of unexplained.entries()) {
    const found = index < MAX_LOOKUPS ? await findTransaction(charge.reference) : null;
    if (found?.status === "reversed") differences.push(toDifference(charge, "refunded-there", found.amountKobo));
    else if (found?.status !== "success") differences.push(toDifference(charge, "unknown-there", null));
    else if (found.amountKobo !== charge.amountKobo)
      differences.push(toDifference(charge, "other-amount", found.amountKobo));
  }
  return differences;
}

async function findTransaction(reference: string): Promise<PaystackTransaction | null> {
  return paystack.verifyTransaction(reference).catch((error: unknown) => {
    if (error instanceof PaystackError && error.kind === "not-found") return null;
    throw error;
  });
}

/** Paystack's refunds that are ours by their id, or by our id in their note. */
async function findOwnRefunds(refunds: PaystackRefund[]) {
  const noted = refunds.map(({ note }) => note.split(" ")[0] ?? "");
  const own = await db.refund.findMany({
    where: { OR: [{ providerId: { in: refunds.map(({ id }) => id) } }, { id: { in: noted } }] },
    include: { charge: { select: { reference: true } } },
  });
  const byKey = new Map(own.flatMap((one) => [[one.id, one] as const, [`at ${one.providerId}`, one] as const]));
  return new Map(
    refunds.map((refund, index) => [refund, byKey.get(`at ${refund.id}`) ?? byKey.get(noted[index] ?? "")]),
  );
}

type RefundSide = { reference: string; charge: LocalCharge | undefined; own: Refund | undefined };

/** A refund that has neither our id nor a known one may be ours by its amount: its response was lost. */
function compareRefund(refund: PaystackRefund, { reference, charge, own }: RefundSide): ReconciliationDifference[] {
  const sameAmount = charge?.refunds.find(
    ({ providerId, amountKobo }) => providerId === null && amountKobo === refund.amountKobo,
  );
  const known = own ?? sameAmount;
  if (known?.amountKobo === refund.amountKobo) return [];
  return [
    {
      reference,
      reason: known ? "other-refund" : "refunded-there",
      ours: known ? Number(known.amountKobo) : null,
      theirs: Number(refund.amountKobo),
      email: charge?.email ?? "",
      at: (refund.createdAt ?? charge?.paidAt ?? new Date(0)).toISOString(),
      subject: null,
      refundId: null,
    },
  ];
}

async function withOrders(differences: ReconciliationDifference[], charges: LocalCharge[]) {
  const known = new Map(charges.map((charge) => [charge.reference, charge]));
  const wanted = differences.flatMap(({ reference }) => known.get(reference) ?? []);
  const orders = await db.order.findMany({
    where: {
      OR: [
        { chargeId: { in: wanted.map(({ id }) => id) } },
        { id: { in: wanted.filter(({ purpose }) => purpose === "order").map(({ subjectId }) => subjectId) } },
      ],
    },
    select: { id: true, number: true, chargeId: true },
  });
  return differences.map((difference): ReconciliationDifference => {
    const charge = known.get(difference.reference);
    const order = charge && orders.find(({ id, chargeId }) => chargeId === charge.id || id === charge.subjectId);
    if (order) return { ...difference, subject: { kind: "order", id: order.number } };
    return charge?.userId ? { ...difference, subject: { kind: "user", id: charge.userId } } : difference;
  });
}

/** The differences of a period by day in Lagos. */
export function countByDay(differences: readonly ReconciliationDifference[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of differences) {
    const day = lagosDayOf(new Date(at));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The refunds that failed or are late, of all days. */
export async function listRefundsToFollowUp(): Promise<ReconciliationDifference[]> {
  const late = await listLateRefunds();
  const charges = await db.charge.findMany({
    where: { reference: { in: late.map(({ reference }) => reference) } },
    include: { refunds: true },
  });
  return withOrders(late, charges);
}
