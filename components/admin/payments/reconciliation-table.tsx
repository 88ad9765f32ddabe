import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { PaymentSubject, ReconciliationDifference } from "@/lib/payments/contracts";
import { VerifyPayment } from "./verify-payment";

type Reason = ReconciliationDifference["reason"];

const labels: Record<Reason, { difference: string; next: string; canVerify?: true }> = {
  unrecorded: {
    difference: "Paid at Paystack, recorded here as unpaid",
    next: "Verify it again. It is then completed here.",
    canVerify: true,
  },
  "unknown-here": {
    difference: "Paid at Paystack, unknown here",
    next: "Verify it again. If it stays unknown, refund it at Paystack.",
    canVerify: true,
  },
  "unknown-there": {
    difference: "Paid here, unknown at Paystack",
    next: "Search for the reference at Paystack. Send nothing until it is found.",
  },
  "other-amount": {
    difference: "Paid, but another amount",
    next: "Refund it at Paystack, or ask the buyer for the rest.",
    canVerify: true,
  },
  "refunded-there": {
    difference: "Refunded at Paystack only",
    next: "If all of it was refunded, refund it here too: Paystack does not pay twice. For a part, add a note to the order.",
  },
  "other-refund": {
    difference: "Refunded with another amount at Paystack",
    next: "Refund the rest, or add a note to the order.",
  },
  "refund-late": {
    difference: "Refund failed or late",
    next: "Send it again if it failed. Otherwise ask Paystack with the reference.",
  },
};

const paystackTransactions = "https://dashboard.paystack.com/#/transactions";
/** More than these are one problem and not a hundred: a single day shows the rest. */
const maxRows = 100;
const formatAmount = (kobo: number | null) => (kobo === null ? "None" : formatNaira(kobo));

/** Differences between our payments and Paystack's, each with its next step. */
export function ReconciliationTable({
  caption,
  differences,
  canOpenPeople,
}: {
  caption: string;
  differences: readonly ReconciliationDifference[];
  canOpenPeople: boolean;
}) {
  return (
    <div className="grid gap-4">
      <DataTable
        caption={caption}
        columns={["Time", "Payment", "Difference", "Here", "Paystack", "Next step"]}
        numericColumns={["Here", "Paystack"]}
        rows={differences.slice(0, maxRows).map((difference) => ({
          key: `${difference.reason}/${difference.reference}/${difference.refundId ?? difference.theirs}`,
          cells: [
            <time key="when" dateTime={difference.at} className="grid">
              {formatLagosShortDate(difference.at)}
              <span className="text-muted text-tiny">{formatLagosTime(difference.at)}</span>
            </time>,
            <span key="payment" className="grid">
              <b className="font-semibold">{difference.reference}</b>
              <span className="text-muted text-tiny">{difference.email}</span>
            </span>,
            labels[difference.reason].difference,
            formatAmount(difference.ours),
            formatAmount(difference.theirs),
            <NextStep key="next" difference={difference} canOpenPeople={canOpenPeople} />,
          ],
        }))}
      />
      {differences.length > maxRows && (
        <p className="text-muted text-small">+{differences.length - maxRows} more, which the next reload shows.</p>
      )}
    </div>
  );
}

const subjectLinks = {
  order: { path: adminPaths.order, text: "Open the order" },
  user: { path: adminPaths.user, text: "Open the user" },
} as const satisfies Record<NonNullable<PaymentSubject>["kind"], unknown>;

function NextStep({
  difference: { reference, reason, subject, refundId },
  canOpenPeople,
}: {
  difference: ReconciliationDifference;
  canOpenPeople: boolean;
}) {
  const { next, canVerify } = labels[reason];
  const link =
    subject && (subject.kind !== "user" || canOpenPeople)
      ? { href: subjectLinks[subject.kind].path(subject.id), text: subjectLinks[subject.kind].text }
      : { href: paystackTransactions, text: "Open Paystack" };
  return (
    <span className="grid justify-items-start gap-1">
      <span>{next}</span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a href={link.href} className="link inline-flex min-h-tap items-center text-small">
          {link.text}
          <span className="sr-only"> of {reference}</span>
        </a>
        {canVerify && <VerifyPayment reference={reference} />}
        {refundId && (
          <ConfirmAction
            request={{ method: "post", path: adminApiPaths.retryRefund(refundId), body: {} }}
            label="Retry refund"
            loadingText="Retrying…"
            subject={`of ${reference}`}
            successText="The refund is requested again"
            failureText="The refund could not be retried"
          />
        )}
      </span>
    </span>
  );
}
