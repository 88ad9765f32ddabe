import Link from "next/link";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { PrintButton } from "@/components/ui/print-button";
import { PrintStyles } from "@/components/ui/print-styles";
import { editionSentence } from "@/lib/catalog/rules";
import { toKobo, toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import { orderAmountLines } from "@/lib/orders/rules";
import { AddressText } from "./address-text";
import { OrderProvenance } from "./order-provenance";
import { SummaryStripe, SummaryTotal } from "./order-summary";
import { OrderVoucherLines } from "./order-voucher-lines";

type ReceiptProps = { order: Order; paidAt: string; buyer: { name: string; email: string }; site: string };

/** Prints the receipt only, black on white. */
const printStyles = `@media print {
  html, body { background: none !important; }
  body > header, body > footer, body > a, [popover] { display: none !important; }
  @page { margin: 18mm; }
}`;

/** A printable receipt with its own number. */
export function Receipt({ order, paidAt, buyer, site }: ReceiptProps) {
  return (
    <article
      aria-labelledby="receipt"
      className="on-paper w-full max-w-[44rem] shadow-frame print:max-w-none print:shadow-none"
    >
      <PrintStyles css={printStyles} />
      <SummaryStripe />
      <div className="grid gap-8 p-6 sm:p-10 print:p-0 print:pt-6">
        <header className="flex flex-wrap items-start justify-between gap-6">
          <div>
            <h1 id="receipt" className="text-heading">
              Receipt
            </h1>
            <p className="text-small">R-{order.number.slice(3)}</p>
          </div>
          <div className="text-small sm:text-end">
            <b>The Living Archive</b>
            <span className="block">Lagos, Nigeria</span>
            <span className="block">{site}</span>
          </div>
        </header>
        <dl className="grid gap-x-8 gap-y-4 text-small sm:grid-cols-3 [&_dt]:text-muted">
          <div>
            <dt>Order</dt>
            <dd>{order.number}</dd>
          </div>
          <div>
            <dt>Paid on</dt>
            <dd>{formatLagosDate(paidAt)}</dd>
          </div>
          <div>
            <dt>Paid through</dt>
            <dd>Paystack</dd>
          </div>
          <div className="sm:col-span-2">
            <dt>Buyer</dt>
            <dd>
              {buyer.name}
              <span className="block wrap-anywhere">{buyer.email}</span>
            </dd>
          </div>
          {order.shippingAddress && (
            <div>
              <dt>Sent to</dt>
              <dd>
                <AddressText address={order.shippingAddress} name={buyer.name} />
              </dd>
            </div>
          )}
        </dl>
        <table className="w-full text-small [&_td]:border-line [&_td]:border-t [&_td]:py-3 [&_td]:align-top [&_:is(td,th)+:is(td,th)]:ps-4 [&_th]:pb-2 [&_th]:font-medium [&_th]:text-muted">
          <thead>
            <tr>
              <th className="text-start">Item</th>
              <th className="text-end">Quantity</th>
              <th className="text-end max-xs:hidden">Price</th>
              <th className="text-end">Total</th>
            </tr>
          </thead>
          <tbody>
            {order.items.map(({ _id, product, variation, quantity, price, editions, editionSize }) => (
              <tr key={_id}>
                <td>
                  {[product.name, variation].filter(Boolean).join(", ")}
                  {editions.length > 0 && (
                    <span className="block font-read italic">{editionSentence(editions, editionSize)}</span>
                  )}
                </td>
                <td className="text-end">{quantity}</td>
                <td className="text-end max-xs:hidden">
                  <Price amount={price} size="small" />
                </td>
                <td className="text-end">
                  <Price amount={toNaira(toKobo(price) * quantity)} size="small" />
                </td>
              </tr>
            ))}
            {orderAmountLines(order).map(({ name, amount }) => (
              <tr key={name}>
                <td colSpan={2}>{name}</td>
                <td className="max-xs:hidden" />
                <td className="text-end">{amount === 0 ? "Free" : <Price amount={amount} size="small" />}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <SummaryTotal amount={order.total} />
        <OrderVoucherLines order={order} />
        {order.provenance && <OrderProvenance provenance={order.provenance} />}
        {!order.refundedAt && order.refunded > 0 && (
          <p className="font-bold">
            Of this, <Price amount={order.refunded} /> was refunded.
          </p>
        )}
        {order.refundedAt && <p className="font-bold">Refunded in full on {formatLagosDate(order.refundedAt)}.</p>}
        <p className="flex flex-wrap items-center gap-5 print:hidden">
          <PrintButton />
          <Link href={paths.order(order.number)} prefetch={false} className="link text-small">
            Back to the order
          </Link>
        </p>
      </div>
    </article>
  );
}
