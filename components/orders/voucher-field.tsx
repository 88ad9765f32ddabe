import { RemoveVoucher, VoucherCodeInput } from "@/components/payments/voucher-code";
import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/core/money";
import { VOUCHER_NAME } from "@/lib/orders/vouchers/rules";
import { voucherShare } from "@/lib/payments/rules";

/** The voucher that was applied to the checkout, with what it can pay, in naira. */
export type AppliedVoucher = { token: string; balance: number };

/** What a voucher pays of a total, in naira. */
export const voucherPart = (total: number, voucher: AppliedVoucher | null): number =>
  voucher ? toNaira(voucherShare(toKobo(total), toKobo(voucher.balance))) : 0;

type VoucherFieldProps = { voucher: AppliedVoucher | null; problem: string | null; total: number };

/** Types the code of a gift voucher, or shows the total and what the one that is applied pays of it. */
export function VoucherField({ voucher, problem, total }: VoucherFieldProps) {
  if (!voucher) return <VoucherCodeInput problem={problem} className="pb-4" />;
  const part = voucherPart(total, voucher);
  return (
    <div role="status" className="grid gap-2 pb-4 text-small">
      <p className="flex justify-between gap-4">
        Total <Price amount={total} size="small" />
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>
          {VOUCHER_NAME} <RemoveVoucher />
        </span>
        <Price amount={-part} size="small" className="ms-auto" />
      </p>
      <p className="text-muted text-tiny">
        {part === 0
          ? "Nothing is left on it for this order."
          : "What is left on the voucher stays on it for another order."}
      </p>
    </div>
  );
}
