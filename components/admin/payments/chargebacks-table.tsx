"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminChargeback } from "@/lib/payments/contracts";
import { chargebackReason } from "@/lib/payments/rules";

const purposes: Record<AdminChargeback["purpose"], string> = {
  order: "Order",
  lot: "Auction lot",
  membership: "Membership",
  gift: "Gift membership",
  event: "Event ticket",
  voucher: "Gift voucher",
};

/** What a chargeback takes back that returns all of a payment. */
const takenBack: Record<AdminChargeback["purpose"], string> = {
  order: "The downloads of the buyer end. Units and numbers stay as they are.",
  lot: "The lot and its certificate stay as they are.",
  membership: "The time that the payment gave ends, and the card is not charged again.",
  gift: "The code of the gift is void. A person who has redeemed it loses that time and gets an email.",
  event: "The seat is cancelled, also that of a guest to whom the ticket was passed on; its guest gets an email.",
  voucher: "The voucher is stopped and what is left on it is void. What was spent stays spent.",
};

type ChargebacksTableProps = {
  chargebacks: readonly AdminChargeback[];
  filtered: boolean;
  /** Whether the admin may open the pages of numbers, where one is marked as stolen or destroyed. */
  mayMark: boolean;
};

const columnsFor = (mayMark: boolean): readonly AdminColumn<AdminChargeback>[] => [
  {
    id: "opened",
    label: "Opened",
    sort: [
      { value: "newest", direction: "descending" },
      { value: "oldest", direction: "ascending" },
    ],
    cell: ({ openedAt }) => formatLagosShortDate(openedAt),
  },
  {
    id: "payment",
    label: "Payment",
    required: true,
    cell: (row) => (
      <span className="grid">
        <b className="font-semibold">{row.buyer}</b>
        <Payment row={row} />
        {mayMark && <Numbers numbers={row.numbers} />}
      </span>
    ),
  },
  {
    id: "amount",
    label: "Amount",
    numeric: true,
    sort: [{ value: "largest", direction: "descending" }],
    cell: ({ amountKobo, refundedKobo }) => (
      <span className="grid">
        {formatNaira(amountKobo)}
        {refundedKobo > 0 && (
          <span className="text-muted text-tiny">{`${formatNaira(refundedKobo)} refunded already`}</span>
        )}
      </span>
    ),
  },
  { id: "reason", label: "Reason", cell: ({ category }) => chargebackReason(category) },
  {
    id: "due",
    label: "Respond by",
    sort: [{ value: undefined, direction: "ascending" }],
    cell: ({ dueAt, canRespond, isLate }) =>
      dueAt ? (
        <time dateTime={dueAt} className={`grid ${canRespond && isLate ? "text-laterite" : ""}`}>
          {formatLagosShortDate(dueAt)}
          <span className="text-tiny">{`${formatLagosTime(dueAt)} Lagos time`}</span>
        </time>
      ) : (
        "Not given"
      ),
  },
  {
    id: "status",
    label: "Status",
    required: true,
    cell: (row) => (
      <span className="grid justify-items-start gap-2">
        <Status row={row} />
        {row.canRespond && <Respond row={row} mayMark={mayMark} />}
      </span>
    ),
  },
];

/** The chargebacks with their deadlines, and the response to each. */
export function ChargebacksTable({ chargebacks, filtered, mayMark }: ChargebacksTableProps) {
  return (
    <AdminTable
      caption="Chargebacks"
      hideCaption
      columns={columnsFor(mayMark)}
      rows={chargebacks}
      rowKey={({ id }) => id}
      empty={
        filtered ? (
          <NothingFound names="chargebacks" />
        ) : (
          <EmptyList title="No chargebacks">
            When a buyer disputes a payment at their bank, it is listed here with the deadline of the response.
          </EmptyList>
        )
      }
    />
  );
}

function Payment({ row: { purpose, reference, orderId } }: { row: AdminChargeback }) {
  const name = `${purposes[purpose]} ${reference}`;
  return orderId ? (
    <Link
      href={adminPaths.order(orderId)}
      prefetch={false}
      className="link inline-flex items-center justify-self-start text-tiny touch:min-h-tap"
    >
      {name}
    </Link>
  ) : (
    <span className="text-muted text-tiny">{name}</span>
  );
}

/** The numbers of an order, each with a link to the page where it is marked. */
function Numbers({ numbers }: Pick<AdminChargeback, "numbers">) {
  if (numbers.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-tiny">
      {numbers.map(({ editionId, number, product }) => (
        <Link
          key={editionId}
          href={adminPaths.number(editionId)}
          prefetch={false}
          className="link inline-flex items-center touch:min-h-tap"
        >
          {`${product}, No. ${number}`}
        </Link>
      ))}
    </span>
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

type RespondProps = { row: AdminChargeback; mayMark: boolean };

function Respond({ row: { id, reference, purpose, amountKobo, dueAt, numbers }, mayMark }: RespondProps) {
  const shared = {
    path: adminApiPaths.respondToChargeback(id),
    subject: `the chargeback of ${reference}`,
    reasonLabel: "Message to the bank",
    failureText: "The response could not be sent.",
  } as const;
  const amount = formatNaira(amountKobo);
  const until = dueAt ? ` The deadline is ${formatLagosShortDate(dueAt)}, ${formatLagosTime(dueAt)} Lagos time.` : "";
  return (
    <span className="flex flex-wrap gap-2">
      <ConfirmWithReason
        {...shared}
        label="Contest"
        confirmLabel="Send the evidence"
        loadingText="Sending…"
        body={{ response: "contested" }}
        question={`The evidence of the order goes to Paystack as fields and as a PDF: what was bought, the address, the parcels with their tracking numbers, and the delivery.${until}`}
        reasonHint="What the bank should know, at least 10 characters."
        successText="The evidence is sent"
      />
      <ConfirmWithReason
        {...shared}
        label="Accept"
        confirmLabel={`Accept, and return ${amount}`}
        loadingText="Sending…"
        body={{ response: "accepted" }}
        variant="danger"
        question={`${amount} goes back to the buyer, with a credit note. ${takenBack[purpose]} This cannot be undone.`}
        consequence={numbers.length > 0 && <MarkNumbers numbers={numbers} mayMark={mayMark} />}
        reasonHint="At least 10 characters."
        successText="The chargeback is accepted"
      />
    </span>
  );
}

/** Where a number that does not come back is marked: accepting leaves it to its owner. */
function MarkNumbers({ numbers, mayMark }: Pick<AdminChargeback, "numbers"> & { mayMark: boolean }) {
  if (!mayMark) return "An owner or a curator can mark a number that does not come back as stolen or destroyed.";
  return (
    <>
      Mark a number that does not come back as stolen or destroyed on its page:
      <Numbers numbers={numbers} />
    </>
  );
}
