import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { Payout, PayoutDay } from "@/lib/payments/contracts";
import { formatDay } from "./month-name";

const statusLabels: Record<string, string> = {
  success: "Paid out",
  processing: "On its way",
  pending: "Waiting",
  failed: "Failed",
};

/** Paystack's payouts to the bank account. Each leads to the days whose payments it contains. */
export function PayoutsTable({ payouts, month }: { payouts: readonly Payout[]; month: string }) {
  if (payouts.length === 0) return <p className="text-muted">No payouts in this month.</p>;
  return (
    <DataTable
      isFigures
      caption="Payouts"
      columns={["Date", "Paid out", "Payments", "Fees", "Deducted", "Status"]}
      numericColumns={["Paid out", "Payments", "Fees", "Deducted"]}
      rows={payouts.map(({ id, status, settledAt, processedKobo, feesKobo, deductedKobo, paidOutKobo }) => ({
        key: id,
        cells: [
          <Link
            key="date"
            href={adminPaths.section("payouts", { month, payout: id })}
            prefetch={false}
            className="link font-semibold"
          >
            <time dateTime={settledAt}>{formatLagosShortDate(settledAt)}</time>
          </Link>,
          formatNaira(paidOutKobo),
          formatNaira(processedKobo),
          formatNaira(feesKobo),
          formatNaira(deductedKobo),
          <StatusBadge
            key="status"
            shape="dot"
            tone={status === "failed" ? "danger" : status === "success" ? "success" : "muted"}
          >
            {statusLabels[status] ?? status}
          </StatusBadge>,
        ],
      }))}
    />
  );
}

/** The payments of one payout by day. */
export function PayoutDaysTable({ days }: { days: readonly PayoutDay[] }) {
  return (
    <DataTable
      isFigures
      caption="Payments of this payout"
      columns={["Day", "Payments", "Paid", "Fees", "Differences"]}
      numericColumns={["Payments", "Paid", "Fees"]}
      rows={days.map(({ day, payments, paidKobo, feesKobo, unknown }) => ({
        key: day,
        cells: [
          <Link
            key="day"
            href={adminPaths.section("reconciliation", { day })}
            prefetch={false}
            className="link font-semibold"
          >
            {formatDay(day)}
          </Link>,
          payments,
          formatNaira(paidKobo),
          formatNaira(feesKobo),
          unknown === 0 ? "None" : `${unknown} unknown here or of another amount`,
        ],
      }))}
    />
  );
}
