"use client";

import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import type { SubscriptionReceipt } from "@/lib/subscriptions/contracts";
import { tiers } from "./tiers";

/** The payments for the Circle, newest first, with the period that each one covers. */
export function SubscriptionReceipts({ receipts }: { receipts: readonly SubscriptionReceipt[] }) {
  if (receipts.length === 0) return <p className="text-muted">No payments yet.</p>;
  return (
    <ul className="border-ink border-t-2">
      {receipts.map(({ reference, plan, amount, voucher, paidAt, from, to }) => (
        <li key={reference} className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-3">
          <span className="font-semibold">
            {tiers[plan].name}, {formatLagosShortDate(from)} to {formatLagosShortDate(to)}
          </span>
          <span className="font-bold">{formatNaira(toKobo(amount))}</span>
          <span className="text-muted text-small">
            Paid on {formatLagosShortDate(paidAt)}
            {voucher > 0 &&
              (voucher === amount ? " by gift voucher" : `, of it ${formatNaira(toKobo(voucher))} by gift voucher`)}
            , reference <span className="whitespace-nowrap">{reference}</span>
          </span>
          <a
            href={accountApiPaths.membershipReceipt(reference)}
            download
            className="link inline-flex min-h-tap items-center justify-self-end text-small"
          >
            Receipt (PDF)<span className="sr-only"> {reference}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
