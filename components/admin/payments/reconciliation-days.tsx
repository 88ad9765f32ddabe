import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { Alert } from "@/components/ui/alert";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DayCheck, ReconciliationDay } from "@/lib/payments/contracts";
import { formatDay } from "./month-name";

/** Who checked a day, and when. */
export const describeCheck = ({ by, at }: DayCheck): string =>
  `Checked by ${by ?? "a deleted account"} on ${formatLagosShortDate(at)}`;

const countDifferences = (count: number) => `${count} ${count === 1 ? "difference" : "differences"}`;

type ReconciliationDaysProps = { days: readonly ReconciliationDay[]; truncated: boolean };

/** The days of a month: what Paystack has, how much of it differs, and who checked it. Each leads to its day. */
export function ReconciliationDays({ days, truncated }: ReconciliationDaysProps) {
  return (
    <div className="grid gap-6">
      {truncated && (
        <Alert tone="warning">
          Paystack has more payments in this month than can be compared at once. Open each day to compare all of them.
        </Alert>
      )}
      <DataTable
        isFigures
        caption="Days"
        hideCaption
        columns={["Day", "At Paystack", "Differences", "Checked", "Payments", "Fees"]}
        numericColumns={["At Paystack", "Payments", "Fees"]}
        rows={days.map(({ day, payments, totalKobo, feesKobo, differences, check }) => ({
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
            formatNaira(totalKobo),
            differences === 0 ? (
              <span key="none" className="text-muted">
                None
              </span>
            ) : (
              <StatusBadge key="some" tone="danger">
                {countDifferences(differences)}
              </StatusBadge>
            ),
            check ? (
              <span key="checked" className="grid">
                <StatusBadge shape="dot" tone="success">
                  Checked
                </StatusBadge>
                <span className="text-muted text-tiny">{check.by}</span>
              </span>
            ) : (
              <span key="open" className="text-muted">
                {payments === 0 && differences === 0 ? "–" : "Not yet"}
              </span>
            ),
            payments,
            formatNaira(feesKobo),
          ],
        }))}
      />
    </div>
  );
}
