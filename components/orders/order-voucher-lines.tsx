import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/core/money";
import type { Order } from "@/lib/orders/contracts";
import { leftToPay, VOUCHER_NAME } from "@/lib/orders/vouchers/rules";

/** What a gift voucher pays of an order in naira, and what is left for Paystack; nothing without a voucher. */
export function OrderVoucherLines({ order }: { order: Pick<Order, "total" | "voucher" | "paymentStatus"> }) {
  if (!order.voucher) return null;
  const left = toNaira(toKobo(leftToPay(order)));
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 pb-4 text-small *:even:text-end">
      <dt className="font-semibold">{VOUCHER_NAME}</dt>
      <dd>
        <Price amount={-order.voucher} size="small" />
      </dd>
      <dt>{order.paymentStatus === "unpaid" ? "To pay" : "Paid through Paystack"}</dt>
      <dd>
        <Price amount={left} size="small" />
      </dd>
    </dl>
  );
}
