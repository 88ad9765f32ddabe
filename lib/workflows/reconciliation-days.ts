import { daysOfMonth, lagosDayOf, lagosMonthRange } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { DayCheck, ReconciliationDay } from "@/lib/payments/contracts";
import type { PaystackTransaction } from "@/lib/paystack/paystack-schemas";
import { countByDay, type Reconciliation, reconcile } from "@/lib/workflows/reconciliation";

/** Number, total and fees of Paystack's payments, in kobo. */
export function sumPaid(paid: readonly PaystackTransaction[]) {
  return {
    payments: paid.length,
    totalKobo: paid.reduce((total, { amountKobo }) => total + Number(amountKobo), 0),
    feesKobo: paid.reduce((total, { feesKobo }) => total + Number(feesKobo ?? 0), 0),
  };
}

/** The checks of a month's days, by day. */
export async function listDayChecks(month: string): Promise<Map<string, DayCheck>> {
  const days = daysOfMonth(month);
  const rows = await db.reconciledDay.findMany({
    where: { day: { gte: new Date(days[0] ?? ""), lte: new Date(days.at(-1) ?? "") } },
    include: { checkedBy: { select: { firstName: true, lastName: true } } },
  });
  return new Map(
    rows.map(({ day, checkedBy, checkedAt, note, differences }) => [
      day.toISOString().slice(0, 10),
      {
        by: checkedBy && `${checkedBy.firstName} ${checkedBy.lastName}`,
        at: checkedAt.toISOString(),
        note,
        differences,
      },
    ]),
  );
}

/** The days of a month until today, newest first, compared with Paystack. Throws PaystackError when Paystack cannot be reached. */
export async function reconcileMonth(
  month: string,
): Promise<Pick<Reconciliation, "truncated"> & { days: ReconciliationDay[] }> {
  const { from, to } = lagosMonthRange(month);
  const [now, checks, { paid, differences, truncated }] = await Promise.all([
    databaseNow(),
    listDayChecks(month),
    reconcile({ from, to }),
  ]);
  const counts = countByDay(differences);
  const today = lagosDayOf(now);
  const days = daysOfMonth(month).filter((day) => day <= today);
  const byDay = new Map<string, PaystackTransaction[]>(days.map((day) => [day, []]));
  for (const transaction of paid) if (transaction.paidAt) byDay.get(lagosDayOf(transaction.paidAt))?.push(transaction);
  return {
    truncated,
    days: days.reverse().map((day) => ({
      day,
      ...sumPaid(byDay.get(day) ?? []),
      differences: counts.get(day) ?? 0,
      check: checks.get(day) ?? null,
    })),
  };
}
