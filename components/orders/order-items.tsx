import Link from "next/link";
import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import { orderNumbersText } from "@/lib/orders/number-rules";
import { OrderAmountLines } from "./order-amount-lines";
import { OrderSummary, SummaryTotal } from "./order-summary";
import { OrderVoucherLines } from "./order-voucher-lines";

/** An order in short: number, items, before payment with the chosen numbers that it holds, and total. */
export function OrderItems({ order, className = "" }: { order: Order; className?: string }) {
  return (
    <OrderSummary title="Order" code={order.number} className={className}>
      <ul className="grid gap-3 pb-4 text-small">
        {order.items.map((item) => (
          <li key={item._id} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>
              {[item.product.name, item.variation].filter(Boolean).join(", ")} × {item.quantity}
              {item.editions.length === 0 && <span className="block empty:hidden">{orderNumbersText(item)}</span>}
            </span>
            <Price amount={toNaira(toKobo(item.price) * item.quantity)} size="small" />
          </li>
        ))}
      </ul>
      <OrderAmountLines order={order} />
      <SummaryTotal amount={order.total} />
      <OrderVoucherLines order={order} />
      <Link
        href={paths.order(order.number)}
        prefetch={false}
        className="link inline-flex min-h-tap items-center text-small"
      >
        See this order
      </Link>
    </OrderSummary>
  );
}
