"use client";

import Link from "next/link";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { OwnVoucher } from "@/lib/orders/vouchers/contracts";

function stateText({ state, balance, amount, sendOn }: OwnVoucher): string {
  if (state === "stopped") return "Stopped";
  if (balance === 0) return "Used up";
  if (state === "planned") return `Goes out on ${formatLagosDate(sendOn)}`;
  return balance < amount ? "Partly used" : "Not used yet";
}

/** The gift vouchers that a user has bought or paid with, and what is left on each; nothing without one. */
export function OwnVouchers({ vouchers }: { vouchers: readonly OwnVoucher[] }) {
  if (vouchers.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Gift vouchers</h2>
      <ul className="border-ink border-t-2">
        {vouchers.map((voucher) => (
          <li key={voucher._id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-3">
            <span className="font-semibold">
              {formatNaira(toKobo(voucher.amount))}, {voucher.isBought ? "bought" : "used"} by you
            </span>
            <span className="text-end font-bold tabular-nums">{formatNaira(toKobo(voucher.balance))} left</span>
            <span className="self-center text-muted text-small">{stateText(voucher)}</span>
            <Link
              href={paths.voucherBalance(voucher.balanceToken)}
              prefetch={false}
              className="link inline-flex min-h-tap items-center justify-self-end text-small"
            >
              Balance<span className="sr-only"> of the voucher of {formatNaira(toKobo(voucher.amount))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
