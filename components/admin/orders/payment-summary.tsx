import { VerifyPayment } from "@/components/admin/payments/verify-payment";
import { Card } from "@/components/admin/ui/card";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminOrderDetail } from "@/lib/orders/admin-contracts";

const statusLabels = {
  pending: { label: "Requesting", shape: "ring", tone: "ink" },
  requested: { label: "Processing at Paystack", shape: "half", tone: "warn" },
  needs_attention: { label: "Waiting for the buyer's account", shape: "ring", tone: "warn" },
  processed: { label: "Refunded", shape: "dot", tone: "success" },
  failed: { label: "Failed at Paystack", shape: "square", tone: "danger" },
} as const;

/** The payment of an order and its refunds. */
export function PaymentSummary({ order }: { order: Pick<AdminOrderDetail, "number" | "payment" | "refunds"> }) {
  const { number, payment, refunds } = order;
  return (
    <Card title="Payment" actions={payment && <VerifyPayment reference={payment.reference} />}>
      {payment ? (
        <dl className="grid gap-x-gutter gap-y-3 text-small sm:grid-cols-3 [&_dt]:text-muted [&_dt]:text-tiny">
          <div>
            <dt>Paid</dt>
            <dd className="tabular-nums">
              <b className="font-semibold">{formatNaira(payment.kobo)}</b>
              {payment.channel && ` by ${payment.channel.replaceAll("_", " ")}`}
            </dd>
          </div>
          {payment.at && (
            <div>
              <dt>On</dt>
              <dd>
                {formatLagosShortDate(payment.at)}, {formatLagosTime(payment.at)}
              </dd>
            </div>
          )}
          <div>
            <dt>Reference</dt>
            <dd className="wrap-anywhere">{payment.reference}</dd>
          </div>
        </dl>
      ) : (
        <p className="text-muted text-small">No payment received.</p>
      )}
      {refunds.length > 0 && (
        <DataTable
          caption="Refunds"
          columns={["Time", "Amount", "Reason", "Status"]}
          numericColumns={["Amount"]}
          rows={refunds.map(({ id, at, kobo, reason, status, creditNote }) => ({
            key: id,
            cells: [
              <time key="when" dateTime={at}>
                {formatLagosShortDate(at)}, {formatLagosTime(at)}
              </time>,
              formatNaira(kobo),
              <span key="why" className="grid">
                {reason}
                {creditNote && (
                  <a
                    href={accountApiPaths.creditNote(number, creditNote)}
                    download
                    className="link inline-flex min-h-tap items-center text-small"
                  >
                    Credit note <span className="ml-1 whitespace-nowrap">{creditNote}</span>
                  </a>
                )}
              </span>,
              <span key="state" className="grid justify-items-start gap-2">
                <StatusBadge shape={statusLabels[status].shape} tone={statusLabels[status].tone}>
                  {statusLabels[status].label}
                </StatusBadge>
                {status === "failed" && (
                  <ConfirmAction
                    request={{ method: "post", path: adminApiPaths.retryRefund(id), body: {} }}
                    label="Retry refund"
                    loadingText="Retrying…"
                    subject={`of ${formatNaira(kobo)}`}
                    successText="The refund is requested again"
                    failureText="The refund could not be retried"
                  />
                )}
              </span>,
            ],
          }))}
        />
      )}
    </Card>
  );
}
