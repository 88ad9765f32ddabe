"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { VoucherStateBadge } from "@/components/admin/vouchers/voucher-state-badge";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminVoucher } from "@/lib/orders/vouchers/contracts";

/** Gift vouchers with what is left on them. */
export function VouchersTable({ vouchers, filtered }: { vouchers: readonly AdminVoucher[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Gift vouchers"
      hideCaption
      rows={vouchers}
      rowKey={(voucher) => voucher._id}
      columns={[
        {
          id: "amount",
          label: "Amount",
          cell: (voucher) => (
            <Link href={adminPaths.voucher(voucher._id)} prefetch={false} className="link font-semibold">
              {formatNaira(toKobo(voucher.amount))}
            </Link>
          ),
        },
        { id: "balance", label: "Left", cell: ({ balance }) => formatNaira(toKobo(balance)) },
        {
          id: "people",
          label: "From and to",
          cell: ({ recipientEmail, buyerEmail, issuedBy }) => (
            <span className="wrap-anywhere grid">
              {recipientEmail ?? "The buyer"}
              <span className="text-muted text-tiny">from {buyerEmail ?? issuedBy?.name}</span>
            </span>
          ),
        },
        {
          id: "dates",
          label: "Made",
          cell: ({ createdAt, sentAt, sendOn }) => (
            <span className="grid">
              {formatLagosShortDate(createdAt)}
              <span className="text-muted text-tiny">
                {sentAt ? `sent ${formatLagosShortDate(sentAt)}` : `to send ${formatLagosShortDate(sendOn)}`}
              </span>
            </span>
          ),
        },
        { id: "status", label: "Status", cell: ({ state }) => <VoucherStateBadge state={state} /> },
      ]}
      empty={
        filtered ? (
          <NothingFound names="vouchers" />
        ) : (
          <EmptyList title="No gift vouchers yet">
            Vouchers that visitors buy are listed here with what is left on them. You can also issue one yourself.
          </EmptyList>
        )
      }
    />
  );
}
