import { Price } from "@/components/ui/price";
import { orderAmountLines } from "@/lib/orders/rules";

/** What is taken off the items of an order and added to them: discounts, shipping and gift wrap. */
export function OrderAmountLines({
  order,
  className = "",
}: {
  order: Parameters<typeof orderAmountLines>[0];
  className?: string;
}) {
  return (
    <div className={className}>
      {orderAmountLines(order).map(({ name, amount }) => (
        <p key={name} className={`flex justify-between gap-4 pb-4 text-small ${amount < 0 ? "font-semibold" : ""}`}>
          {name}
          {amount === 0 ? <span>Free</span> : <Price amount={amount} size="small" />}
        </p>
      ))}
    </div>
  );
}
