"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { numberName } from "@/lib/catalog/editions/rules";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminTransfer } from "@/lib/transfers/admin-contracts";
import { markLabels, transferStatusLabels } from "@/lib/transfers/rules";

const endReasons: Record<string, string> = {
  sender: "By the sender",
  refund: "The number was refunded",
  account: "An account was deleted",
  merge: "The accounts were merged",
  mark: "The number was marked",
  dispute: "By a decision",
  claim: "The number was claimed with its code",
};

/** Transfers of numbers, newest first. */
export function TransfersTable({ transfers, filtered }: { transfers: readonly AdminTransfer[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Transfers"
      hideCaption
      rows={transfers}
      rowKey={({ _id }) => _id}
      columns={[
        {
          id: "number",
          label: "Number",
          required: true,
          cell: (one) => (
            <span className="grid justify-items-start gap-1">
              <Link href={adminPaths.number(one.editionId)} prefetch={false} className="link font-semibold">
                {one.name}
              </Link>
              <span className="whitespace-nowrap">{numberName(one.number, one.editionSize)}</span>
              {one.mark && <StatusBadge tone={markLabels[one.mark].tone}>{markLabels[one.mark].label}</StatusBadge>}
            </span>
          ),
        },
        { id: "sender", label: "From", cell: ({ sender }) => <PersonName person={sender} /> },
        {
          id: "recipient",
          label: "To",
          cell: ({ recipient, recipientEmail }) => (
            <span className="grid">
              {recipient && <PersonName person={recipient} />}
              {recipient?.email !== recipientEmail && (
                <span className="wrap-anywhere text-muted text-tiny">Sent to {recipientEmail}</span>
              )}
            </span>
          ),
        },
        {
          id: "price",
          label: "Price",
          cell: ({ isGift, price }) => (isGift ? "Gift" : price === null ? "None" : formatNaira(toKobo(price))),
        },
        {
          id: "started",
          label: "Started",
          cell: ({ createdAt }) => <time dateTime={createdAt}>{formatLagosShortDate(createdAt)}</time>,
        },
        {
          id: "status",
          label: "Status",
          cell: ({ status, endReason, endedAt, expiresAt }) => (
            <span className="grid justify-items-start gap-1">
              <StatusBadge tone={transferStatusLabels[status].tone}>{transferStatusLabels[status].label}</StatusBadge>
              <span className="text-muted text-tiny">
                {endedAt ? formatLagosShortDate(endedAt) : `until ${formatLagosShortDate(expiresAt)}`}
                {endReason && `, ${endReasons[endReason]?.toLowerCase()}`}
              </span>
            </span>
          ),
        },
      ]}
      empty={
        filtered ? (
          <NothingFound names="transfers" />
        ) : (
          <EmptyList title="No transfers yet">
            When an owner gives or sells a number to somebody, it is listed here.
          </EmptyList>
        )
      }
    />
  );
}

function PersonName({ person }: { person: AdminTransfer["sender"] }) {
  if (!person) return <span className="text-muted">Closed account</span>;
  return (
    <span className="grid">
      <span>{person.name}</span>
      <span className="wrap-anywhere text-muted text-tiny">{person.email}</span>
    </span>
  );
}
