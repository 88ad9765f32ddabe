import { day as dayMs } from "@/lib/core/clock";
import { addToMonth, lagosDayOf, lagosMonthRange } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import type { FeeSums, Payout, PayoutDay } from "@/lib/payments/contracts";
import { paystack } from "@/lib/paystack/paystack";
import type { PaystackTransaction } from "@/lib/paystack/paystack-schemas";
import type { PaystackSettlement } from "@/lib/paystack/paystack-settlements";
import { Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = 100;
const MAX_PAGES = 20;

type FeeRow = { at: string; payments: number; paid: bigint; fees: bigint; unknown: number; refunded: bigint };

/** Payments and Paystack's fees by day or month in Lagos, with the refunds that were made then. Those without any are left out. */
async function sumFees(unit: "day" | "month", { from, to }: { from: Date; to: Date }): Promise<Map<string, FeeSums>> {
  const format = Prisma.raw(unit === "day" ? "'YYYY-MM-DD'" : "'YYYY-MM'");
  const rows = await db.$queryRaw<FeeRow[]>`
    SELECT at, sum(payments)::int AS payments, sum(paid)::bigint AS paid, sum(fees)::bigint AS fees, sum(unknown)::int AS unknown,
      sum(refunded)::bigint AS refunded
    FROM (
      SELECT to_char(paid_at AT TIME ZONE 'Africa/Lagos', ${format}) AS at, 1 AS payments, amount_kobo AS paid, COALESCE(fees_kobo, 0) AS fees,
        (fees_kobo IS NULL)::int AS unknown, 0 AS refunded
      FROM charges WHERE status = 'success' AND amount_kobo > 0 AND paid_at >= ${from} AND paid_at < ${to}
      UNION ALL
      SELECT to_char(created_at AT TIME ZONE 'Africa/Lagos', ${format}), 0, 0, 0, 0, amount_kobo
      FROM refunds WHERE created_at >= ${from} AND created_at < ${to}
    ) moved GROUP BY at`;
  return new Map(
    rows.map(({ at, payments, paid, fees, unknown, refunded }) => [
      at,
      {
        payments,
        paidKobo: Number(paid),
        feesKobo: Number(fees),
        unknownFees: unknown,
        refundedKobo: Number(refunded),
      },
    ]),
  );
}

/** Payments and fees of each day of a month that has any. */
export const sumFeesByDay = (month: string) => sumFees("day", lagosMonthRange(month));

/** Payments and fees of each of the twelve months until a month. */
export const sumFeesByMonth = (month: string) => sumFees("month", lagosMonthRange(addToMonth(month, -11), month));

const toPayout = (settlement: PaystackSettlement): Payout => ({
  id: settlement.id,
  status: settlement.status,
  settledAt: (settlement.settledAt ?? new Date(0)).toISOString(),
  processedKobo: Number(settlement.processedKobo),
  feesKobo: Number(settlement.feesKobo),
  deductedKobo: Number(settlement.processedKobo - settlement.feesKobo - settlement.paidOutKobo),
  paidOutKobo: Number(settlement.paidOutKobo),
});

/** Paystack's payouts of the twelve months until a month, newest first. Throws PaystackError when Paystack cannot be reached. */
export async function fetchPayouts(month: string): Promise<Payout[]> {
  const { from, to } = lagosMonthRange(addToMonth(month, -11), month);
  const payouts: Payout[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    // Paystack does not document which of its times the filter compares, so the days around are read and left out below.
    const period = { from: new Date(from.getTime() - 3 * dayMs), to: new Date(to.getTime() + 3 * dayMs) };
    const settlements = await paystack.listSettlements({ ...period, page, perPage: PAGE_SIZE });
    payouts.push(
      ...settlements.filter(({ settledAt }) => settledAt && settledAt >= from && settledAt < to).map(toPayout),
    );
    if (settlements.length < PAGE_SIZE) break;
  }
  return payouts;
}

/** The payments of a payout by the day in Lagos on which they were made. Throws PaystackError, also for an unknown payout. */
export async function getPayoutDays(id: string): Promise<PayoutDay[]> {
  const paid: PaystackTransaction[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const next = await paystack.listSettlementTransactions(id, { page, perPage: PAGE_SIZE });
    paid.push(...next);
    if (next.length < PAGE_SIZE) break;
  }
  const charges = await db.charge.findMany({
    where: { reference: { in: paid.map(({ reference }) => reference) }, status: "success" },
    select: { reference: true, amountKobo: true },
  });
  const ours = new Map(charges.map(({ reference, amountKobo }) => [reference, amountKobo]));
  const days = new Map<string, PayoutDay>();
  for (const { reference, amountKobo, feesKobo, paidAt } of paid) {
    const day = paidAt ? lagosDayOf(paidAt) : "";
    const sums = days.get(day) ?? { day, payments: 0, paidKobo: 0, feesKobo: 0, unknown: 0 };
    sums.payments += 1;
    sums.paidKobo += Number(amountKobo);
    sums.feesKobo += Number(feesKobo ?? 0);
    if (ours.get(reference) !== amountKobo) sums.unknown += 1;
    days.set(day, sums);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
