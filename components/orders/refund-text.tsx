import { Price } from "@/components/ui/price";
import type { Order } from "@/lib/orders/contracts";
import { isCancelledByBuyer } from "@/lib/orders/rules";

/** What was refunded, and when the buyer sees it; nothing without a refund. */
export function RefundText({ order }: { order: Order }) {
  if (order.refunded === 0 && order.paymentStatus !== "refunded") return null;
  const isWhole = order.paymentStatus === "refunded";
  return (
    <p className="max-w-[52ch] pb-8">
      {isCancelledByBuyer(order)
        ? "You cancelled this order. The full amount, "
        : isWhole
          ? "This order was refunded. The full amount, "
          : "Part of this order was refunded: "}
      <Price amount={isWhole ? order.total : order.refunded} />
      {isWhole && ","}{" "}
      {order.voucher
        ? "goes back the way it was paid: to the card or account first, the rest to the gift voucher. "
        : "goes back to the card or account you paid with. "}
      Banks usually show it within 10 working days; you do not have to do anything.
    </p>
  );
}
