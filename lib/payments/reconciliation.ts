import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { ReconciliationDifference } from "@/lib/payments/contracts";
import { lateRefundFilter } from "@/lib/payments/queries";
import { paystack } from "@/lib/paystack/paystack";
import type { PaystackTransaction } from "@/lib/paystack/paystack-schemas";

export type Reconciliation = {
  differences: ReconciliationDifference[];
  /** Number of payments on either side, and Paystack's total in kobo. */
  compared: number;
  comparedTotal: number;
  /** Paystack has more payments than were fetched; a shorter period shows all. */
  truncated: boolean;
};

const PAGE_SIZE = 100;
const MAX_PAGES = 10;

async function listPaidTransactions(from: Date): Promise<{ paid: PaystackTransaction[]; truncated: boolean }> {
  const paid: PaystackTransaction[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { transactions } = await paystack.listTransactions({ from, status: "success", perPage: PAGE_SIZE, page });
    paid.push(...transactions);
    if (transactions.length < PAGE_SIZE) return { paid, truncated: false };
  }
  return { paid, truncated: true };
}

/**
 * Compares our charges with Paystack's transactions of the last days: what is missing on one side or differs in amount. A payment
 * of the last minutes may not have reached us yet. Throws PaystackError when Paystack cannot be reached.
 */
export async function reconcile(days: number): Promise<Reconciliation> {
  const from = new Date((await databaseNow()).getTime() - days * day);
  const { paid, truncated } = await listPaidTransactions(from);
  const theirs = new Map(paid.map((transaction) => [transaction.reference, transaction]));
  const charges = await db.charge.findMany({
    where: { OR: [{ reference: { in: [...theirs.keys()] } }, { settledAt: { not: null }, createdAt: { gte: from } }] },
    include: { refunds: true },
  });
  const ours = new Map(charges.map((charge) => [charge.reference, charge]));
  const differences: ReconciliationDifference[] = [];
  for (const transaction of paid) {
    const charge = ours.get(transaction.reference);
    const found = {
      reference: transaction.reference,
      theirs: Number(transaction.amountKobo),
      email: transaction.customer.email,
    };
    const at = (transaction.paidAt ?? from).toISOString();
    if (!charge) differences.push({ ...found, reason: "not-ours", ours: null, at });
    else if (charge.amountKobo !== transaction.amountKobo || charge.mismatch)
      differences.push({ ...found, reason: "another-sum", ours: Number(charge.amountKobo), at });
    else if (!charge.settledAt) differences.push({ ...found, reason: "not-counted", ours: null, at });
  }
  for (const charge of charges) {
    const { reference, settledAt, amountKobo, email } = charge;
    const isRefunded = charge.refunds.some(({ status }) => status === "processed" || status === "requested");
    const at = (charge.paidAt ?? charge.createdAt).toISOString();
    if (settledAt && !truncated && !isRefunded && !theirs.has(reference))
      differences.push({ reference, reason: "not-there", ours: Number(amountKobo), theirs: null, email, at });
  }
  differences.push(...(await listLateRefunds()));
  const comparedTotal = paid.reduce((total, { amountKobo }) => total + Number(amountKobo), 0);
  return { differences, compared: new Set([...theirs.keys(), ...ours.keys()]).size, comparedTotal, truncated };
}

async function listLateRefunds(): Promise<ReconciliationDifference[]> {
  const late = await db.$queryRaw<{ reference: string; email: string; amount_kobo: bigint; created_at: Date }[]>`
    SELECT c.reference, c.email, r.amount_kobo, r.created_at FROM refunds r JOIN charges c ON c.id = r.charge_id
    WHERE ${lateRefundFilter}
    ORDER BY r.created_at LIMIT ${PAGE_SIZE}`;
  return late.map(({ reference, email, amount_kobo, created_at }) => ({
    reference,
    reason: "refund-late",
    ours: Number(amount_kobo),
    theirs: null,
    email,
    at: created_at.toISOString(),
  }));
}
