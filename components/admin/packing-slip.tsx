import { LabelQr } from "@/components/labels/label-qr";
import { AddressText } from "@/components/shop/address-text";
import { lagosDay } from "@/components/ui/museum-time";
import { paths } from "@/lib/platform/paths";
import type { AdminOrder } from "@/lib/shop/contracts";
import { piecesLeft } from "@/lib/shop/refund-rules";
import { editionSentence } from "@/lib/shop/rules";

type PackingSlipProps = { order: AdminOrder; site: string };

/** What lies in the parcel: the pieces and which numbers they are, a box to tick for each, and no price, for it may be a present. */
export function PackingSlip({ order, site }: PackingSlipProps) {
  const { number, createdAt, user, shippingAddress } = order;
  const items = order.items.filter((item) => piecesLeft(item) > 0);
  const pieces = items.reduce((sum, item) => sum + piecesLeft(item), 0);
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
            Order <b className="whitespace-nowrap">{number}</b>, {lagosDay(createdAt)}
          </p>
        </div>
        <LabelQr
          address={`${site}${paths.order(number)}`}
          says={`The pattern of order ${number}`}
          className="w-24 shrink-0"
        />
      </header>
      <div className="grid gap-1">
        <p className="text-muted text-small">Goes to</p>
        <b>{user.name}</b>
        {shippingAddress ? <AddressText address={shippingAddress} /> : <p>No address was given yet.</p>}
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={item._id}
            className="grid grid-cols-[1.5rem_3rem_minmax(0,1fr)] items-start gap-x-3 border-line border-t py-4 last:border-b"
          >
            <span aria-hidden className="mt-0.5 size-5 border-2 border-ink" />
            <span className="font-bold">{piecesLeft(item)} ×</span>
            <span className="grid gap-0.5">
              <b>{[item.product.name, item.variation].filter(Boolean).join(", ")}</b>
              {item.editions.length > 0 && (
                <span className="font-read italic">{editionSentence(item.editions, item.editionSize)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <footer className="grid gap-2 text-small">
        <p>
          {pieces} {pieces === 1 ? "piece" : "pieces"} in all. Packed by{" "}
          <span className="inline-block w-40 border-ink border-b" />
        </p>
        <p className="text-muted">
          Something is not as it should be? Write to us at {new URL(site).host}
          {paths.contact} with the number of your order.
        </p>
      </footer>
    </article>
  );
}
