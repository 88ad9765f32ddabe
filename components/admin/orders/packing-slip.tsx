import { AddressText } from "@/components/orders/address-text";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { editionSentence } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";
import type { AdminOrder } from "@/lib/orders/contracts";
import { listUnitsToPack } from "@/lib/orders/parcels/rules";

type PackingSlipProps = { order: AdminOrder; site: string };

/** A packing slip: items and edition numbers with a box to tick, without prices, because it may be a present. */
export function PackingSlip({ order, site }: PackingSlipProps) {
  const { number, createdAt, user, shippingAddress, gift } = order;
  const items = listUnitsToPack(order.items);
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      aria-label={`Packing slip of ${number}`}
      className="on-paper mx-auto grid w-full max-w-[44rem] gap-8 p-6 shadow-frame sm:p-10 print:max-w-none print:not-last:break-after-page print:p-0 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-6 border-ink border-b-2 pb-6">
        <div className="grid gap-1">
          <b className="text-small">The Living Archive</b>
          <h2 className="text-heading">Packing slip</h2>
          <p className="text-small">
            Order <b className="whitespace-nowrap">{number}</b>, {formatLagosDate(createdAt)}
          </p>
        </div>
        <LabelQr url={`${site}${paths.order(number)}`} alt={`QR code of order ${number}`} className="w-24 shrink-0" />
      </header>
      <div className="grid gap-1">
        <p className="text-muted text-small">Ship to</p>
        <b>{shippingAddress?.recipient || user.name}</b>
        {shippingAddress ? <AddressText address={{ ...shippingAddress, recipient: "" }} /> : <p>No address yet.</p>}
      </div>
      <ul>
        {items.map(({ item, quantity }) => (
          <li
            key={item._id}
            className="grid grid-cols-[1.5rem_3rem_minmax(0,1fr)] items-start gap-x-3 border-line border-t py-4 last:border-b"
          >
            <span aria-hidden className="mt-0.5 size-5 border-2 border-ink" />
            <span className="font-bold">{quantity} ×</span>
            <span className="grid gap-0.5">
              <b>{[item.product.name, item.variation].filter(Boolean).join(", ")}</b>
              {item.editions.length > 0 && (
                <span className="font-read italic">{editionSentence(item.editions, item.editionSize)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {gift && (
        <section aria-label="Gift" className="grid gap-2 border-ink border-2 p-4">
          <p className="font-bold">
            A gift from {user.name}
            {gift.wrap !== null && ", to be wrapped"}
          </p>
          {gift.note && <p className="wrap-anywhere whitespace-pre-line font-read text-read">{gift.note}</p>}
        </section>
      )}
      <footer className="grid gap-2 text-small">
        <p>
          {itemCount} {itemCount === 1 ? "item" : "items"} in total. Packed by{" "}
          <span className="inline-block w-40 border-ink border-b" />
        </p>
        <p className="text-muted">
          Is something wrong? Write to us at {new URL(site).host}
          {paths.contact} with your order number.
        </p>
      </footer>
    </article>
  );
}
