import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { DataTable } from "@/components/admin/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatLagosDate, formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminChargeback } from "@/lib/payments/contracts";

const purposes: Record<AdminChargeback["purpose"], string> = {
  order: "Order",
  lot: "Auction lot",
  membership: "Membership",
  gift: "Gift membership",
  event: "Event ticket",
};

/** What a chargeback takes back that returns all of a payment. */
const takenBack: Record<AdminChargeback["purpose"], string> = {
  order: "The downloads of the buyer end. Units and numbers stay as they are; void or mark them yourself.",
  lot: "The lot and its certificate stay as they are.",
  membership: "The time that the payment gave ends, and the card is not charged again.",
  gift: "The code of the gift is void. A person who has redeemed it loses that time and gets an email.",
  event: "The seat is cancelled, also that of a guest to whom the ticket was passed on; its guest gets an email.",
};

/** The chargebacks with their deadlines; those without a response come first. */
export function ChargebacksTable({ chargebacks }: { chargebacks: readonly AdminChargeback[] }) {
  if (chargebacks.length === 0)
    return (
      <EmptyState title="No chargebacks">
        When a buyer disputes a payment at their bank, it is listed here with the deadline of the response.
      </EmptyState>
    );
  return (
    <DataTable
      caption="Chargebacks"
      hideCaption
      columns={["Opened", "Payment", "Amount", "Reason", "Respond by", "Status"]}
      numericColumns={["Amount"]}
      rows={chargebacks.map((row) => ({
        key: row.id,
        cells: [
          formatLagosShortDate(row.openedAt),
          <span key="payment" className="grid">
            <b className="font-semibold">{row.buyer}</b>
            <span className="text-muted text-tiny">{`${purposes[row.purpose]} ${row.reference}`}</span>
          </span>,
          <span key="amount" className="grid">
            {formatNaira(row.amountKobo)}
            {row.refundedKobo > 0 && (
              <span className="text-muted text-tiny">{`${formatNaira(row.refundedKobo)} refunded already`}</span>
            )}
          </span>,
          row.category || "Not given",
          row.dueAt ? (
            <time
              key="due"
              dateTime={row.dueAt}
              className={`grid ${row.canRespond && row.isLate ? "text-laterite" : ""}`}
            >
              {formatLagosShortDate(row.dueAt)}
              <span className="text-tiny">{formatLagosTime(row.dueAt)}</span>
            </time>
          ) : (
            "Not given"
          ),
          <span key="status" className="grid justify-items-start gap-2">
            <Status row={row} />
            {row.canRespond && <Respond row={row} />}
          </span>,
        ],
      }))}
    />
  );
}

function Status({ row }: { row: AdminChargeback }) {
  const { label, tone, shape } = statusOf(row);
  return (
    <>
      <StatusBadge shape={shape} tone={tone}>
        {label}
      </StatusBadge>
      {row.respondedAt && (
        <span className="text-muted text-tiny">
          {`${row.response === "accepted" ? "Accepted" : "Contested"} on ${formatLagosShortDate(row.respondedAt)}${row.respondedBy ? ` by ${row.respondedBy}` : ""}`}
        </span>
      )}
      {row.creditNote && <span className="text-muted text-tiny">{`Credit note ${row.creditNote}`}</span>}
    </>
  );
}

function statusOf({ status, resolution, canRespond, isLate }: AdminChargeback) {
  if (canRespond) return { label: isLate ? "Deadline over" : "Respond", tone: "danger", shape: "ring" } as const;
  if (status !== "resolved") return { label: "With the bank", tone: "warn", shape: "half" } as const;
  return resolution === "declined"
    ? ({ label: "Won", tone: "success", shape: "dot" } as const)
    : ({ label: "Money returned", tone: "muted", shape: "square" } as const);
}

function Respond({ row: { id, reference, purpose, amountKobo, dueAt } }: { row: AdminChargeback }) {
  const shared = {
    path: adminApiPaths.respondToChargeback(id),
    subject: `the chargeback of ${reference}`,
    reasonLabel: "Message to the bank",
    failureText: "The response could not be sent.",
  } as const;
  const until = dueAt ? ` The deadline is ${formatLagosDate(dueAt)}.` : "";
  return (
    <span className="flex flex-wrap gap-2">
      <ConfirmWithReason
        {...shared}
        label="Contest"
        loadingText="Sending…"
        body={{ response: "contested" }}
        question={`The evidence of the order goes to Paystack as fields and as a PDF: what was bought, the address, the parcels with their tracking numbers, and the delivery.${until}`}
        reasonHint="What the bank should know, at least 10 characters."
        successText="The evidence is sent"
      />
      <ConfirmWithReason
        {...shared}
        label="Accept"
        loadingText="Sending…"
        body={{ response: "accepted" }}
        variant="danger"
        question={`${formatNaira(amountKobo)} goes back to the buyer, with a credit note. ${takenBack[purpose]} This cannot be undone.`}
        reasonHint="At least 10 characters."
        successText="The chargeback is accepted"
      />
    </span>
  );
}
