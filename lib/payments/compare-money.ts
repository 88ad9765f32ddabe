import type { Difference } from "@/lib/payments/desk-contracts";
import { refundIsLate } from "@/lib/payments/refund-queries";
import { db } from "@/lib/platform/db";
import { paystack } from "@/lib/platform/paystack";
import type { PaystackTransaction } from "@/lib/platform/paystack-replies";

export type Comparison = {
  differences: Difference[];
  /** Payments that were looked at on either side, and what they come to in kobo at Paystack. */
  compared: number;
  sum: number;
  /** There were more than could be looked at; a shorter time would show all. */
  cut: boolean;
};

const perPage = 100;
const mostPages = 10;

async function listPaid(from: Date): Promise<{ paid: PaystackTransaction[]; cut: boolean }> {
  const paid: PaystackTransaction[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { transactions } = await paystack.listTransactions({ from, status: "success", perPage, page });
    paid.push(...transactions);
    if (transactions.length < perPage) return { paid, cut: false };
  }
  return { paid, cut: true };
}

/**
 * Sets our charges beside Paystack's transactions since `from` and names what is on one side only, or of another sum. A payment
 * of the last minutes may still be on its way to us. Throws PaystackError when Paystack cannot be asked.
 */
export async function compareMoney(from: Date): Promise<Comparison> {
  const { paid, cut } = await listPaid(from);
  const theirs = new Map(paid.map((one) => [one.reference, one]));
  const charges = await db.charge.findMany({
    where: { OR: [{ reference: { in: [...theirs.keys()] } }, { settledAt: { not: null }, createdAt: { gte: from } }] },
    include: { refunds: true },
  });
  const ours = new Map(charges.map((charge) => [charge.reference, charge]));
  const differences: Difference[] = [];
  for (const one of paid) {
    const charge = ours.get(one.reference);
    const found = { reference: one.reference, theirs: Number(one.amountKobo), email: one.customer.email };
    const at = (one.paidAt ?? from).toISOString();
    if (!charge) differences.push({ ...found, why: "not-ours", ours: null, at });
    else if (charge.amountKobo !== one.amountKobo || charge.mismatch)
      differences.push({ ...found, why: "another-sum", ours: Number(charge.amountKobo), at });
    else if (!charge.settledAt) differences.push({ ...found, why: "not-counted", ours: null, at });
  }
  for (const charge of charges) {
    const { reference, settledAt, amountKobo, email } = charge;
    const wentBack = charge.refunds.some(({ status }) => status === "processed" || status === "requested");
    const at = (charge.paidAt ?? charge.createdAt).toISOString();
    if (settledAt && !cut && !wentBack && !theirs.has(reference))
      differences.push({ reference, why: "not-there", ours: Number(amountKobo), theirs: null, email, at });
  }
  differences.push(...(await lateRefunds()));
  const sum = paid.reduce((total, { amountKobo }) => total + Number(amountKobo), 0);
  return { differences, compared: new Set([...theirs.keys(), ...ours.keys()]).size, sum, cut };
}

async function lateRefunds(): Promise<Difference[]> {
  const late = await db.$queryRaw<{ reference: string; email: string; amount_kobo: bigint; created_at: Date }[]>`
    SELECT c.reference, c.email, r.amount_kobo, r.created_at FROM refunds r JOIN charges c ON c.id = r.charge_id
    WHERE ${refundIsLate}
    ORDER BY r.created_at LIMIT ${perPage}`;
  return late.map(({ reference, email, amount_kobo, created_at }) => ({
    reference,
    why: "refund-late",
    ours: Number(amount_kobo),
    theirs: null,
    email,
    at: created_at.toISOString(),
  }));
}
