import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";
import { getVoucherBalance } from "@/lib/orders/vouchers/queries";
import { voucherEntryNames, voucherPurchaseNames } from "@/lib/orders/vouchers/rules";

// The URL is the secret, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Balance of a gift voucher"), referrer: "same-origin" as const };

/** What is left on a gift voucher, and what happened to it, for anybody who has typed its code. */
export default async function VoucherBalancePage({ params }: PageProps<"/gift/balance/[token]">) {
  const token = decodeURIComponent((await params).token);
  const voucher = await readForPage(getVoucherBalance(token), paths.voucherBalance(token));
  if (!voucher) notFound();
  return (
    <>
      <h1 className="text-title">{formatNaira(toKobo(voucher.balance))} left</h1>
      <p className="reading">
        Of a gift voucher of {formatNaira(toKobo(voucher.amount))}.
        {voucher.state === "stopped" ? " It was stopped and cannot be spent." : " It does not expire."}
      </p>
      <ul className="border-line border-t">
        {voucher.entries.map(({ _id, kind, amount, at, order, plan }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
            <span>
              {voucherEntryNames[kind]}
              {(order || plan) && `: ${voucherPurchaseNames[plan ?? "order"]}`}
              <span className="block text-muted text-small">{formatLagosDate(at)}</span>
            </span>
            {amount !== 0 && <span className="font-bold tabular-nums">{formatNaira(toKobo(amount))}</span>}
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.drops}>See the drops</ButtonLink>
    </>
  );
}
