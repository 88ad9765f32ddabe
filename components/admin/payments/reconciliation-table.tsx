import { DataTable } from "@/components/admin/ui/data-table";
import { Alert } from "@/components/ui/alert";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { formatNaira } from "@/lib/core/money";
import type { ReconciliationDifference } from "@/lib/payments/contracts";
import { VerifyPayment } from "./verify-payment";

type ReconciliationTableProps = {
  differences: readonly ReconciliationDifference[];
  compared: number;
  comparedTotal: number;
  truncated: boolean;
};

const differenceLabels: Record<ReconciliationDifference["reason"], string> = {
  "not-counted": "Paid at Paystack, not recorded here",
  "not-ours": "Paid at Paystack, unknown here",
  "another-sum": "Paid, but a different amount",
  "not-there": "Recorded here, not paid at Paystack",
  "refund-late": "Refund due, not completed",
};
/** More than these are one problem and not a hundred: a shorter period shows the rest. */
const maxRows = 100;
const formatAmount = (kobo: number | null) => (kobo === null ? "None" : formatNaira(kobo));

/** The differences between our payments and Paystack's, each with a button to verify again. */
export function ReconciliationTable({ differences, compared, comparedTotal, truncated }: ReconciliationTableProps) {
  const total = `${compared} ${compared === 1 ? "payment" : "payments"} compared, ${formatNaira(comparedTotal)} at Paystack.`;
  return (
    <div className="grid gap-6">
      {truncated && (
        <Alert tone="warning">
          Only the newest 1,000 payments were compared. Choose a shorter period to compare all.
        </Alert>
      )}
      {differences.length === 0 ? (
        <Alert tone="success">{`No differences. ${total}`}</Alert>
      ) : (
        <>
          <p className="text-muted text-small">{total}</p>
          <DataTable
            caption="Differences"
            columns={["Time", "Reference", "Difference", "Ours", "Paystack’s", "Action"]}
            numericColumns={["Ours", "Paystack’s"]}
            rows={differences.slice(0, maxRows).map(({ reference, reason, ours, theirs, email, at }) => ({
              key: `${reason}/${reference}`,
              cells: [
                <time key="when" dateTime={at} className="grid">
                  {formatLagosShortDate(at)}
                  <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
                </time>,
                <span key="reference" className="grid">
                  <b className="font-semibold">{reference}</b>
                  <span className="text-muted text-tiny">{email}</span>
                </span>,
                differenceLabels[reason],
                formatAmount(ours),
                formatAmount(theirs),
                <VerifyPayment key="now" reference={reference} />,
              ],
            }))}
          />
          {differences.length > maxRows && (
            <p className="text-muted text-small">
              +{differences.length - maxRows} more. Choose a shorter period to see them.
            </p>
          )}
        </>
      )}
    </div>
  );
}
