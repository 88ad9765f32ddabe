import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import type { Order } from "@/lib/orders/contracts";
import { OrderAmountLines } from "./order-amount-lines";
import { OrderLines } from "./order-lines";
import { SummaryTotal } from "./order-summary";
import { OrderVoucherLines } from "./order-voucher-lines";

/** The items of an order, down to its total and what was refunded; the children come below. */
export function OrderItemsColumn({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <section aria-labelledby="items" className="col-span-full lg:col-span-7">
      <h2 id="items" className="font-sign pb-3 text-section">
        Items
      </h2>
      <OrderLines items={order.items} />
      <OrderAmountLines order={order} className="pt-4" />
      <SummaryTotal amount={order.total} />
      <OrderVoucherLines order={order} />
      {order.refunded > 0 && (
        <p className="flex justify-between gap-4 pt-3 text-muted">
          Refunded <Price amount={-order.refunded} size="small" />
        </p>
      )}
      {children}
    </section>
  );
}
