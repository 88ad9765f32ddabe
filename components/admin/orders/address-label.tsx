import { AddressText } from "@/components/orders/address-text";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { paths } from "@/lib/core/urls/paths";
import type { AdminOrder } from "@/lib/orders/contracts";

type AddressLabelProps = { order: AdminOrder; site: string };

/** A shipping label: recipient in large type, sender, and order number. */
export function AddressLabel({ order, site }: AddressLabelProps) {
  const { number, status, user, shippingAddress, courier, trackingNumber } = order;
  if (!shippingAddress) return null;
  return (
    <article
      aria-label={`Address label of ${number}`}
      className="on-paper mx-auto grid w-full max-w-[33rem] grid-rows-[1fr_auto] gap-6 p-6 shadow-frame print:h-[88mm] print:max-w-none print:break-inside-avoid print:not-last:break-after-page print:p-0 print:shadow-none"
    >
      <div className="grid content-start gap-1">
        <p className="text-small">To</p>
        <h2 className="text-heading wrap-anywhere">{shippingAddress.recipient || user.name}</h2>
        <AddressText address={{ ...shippingAddress, recipient: "" }} className="text-subheading leading-snug" />
      </div>
      <footer className="flex items-end justify-between gap-4 border-ink border-t-2 pt-3 text-small">
        <p className="grid">
          <span>From: The Living Archive, Lagos, Nigeria</span>
          <b className="text-base">{number}</b>
          {/* The number of a partly shipped order is that of a parcel that has left. */}
          {trackingNumber && status !== "pending" && (
            <span>{[courier, trackingNumber].filter(Boolean).join(", ")}</span>
          )}
        </p>
        <LabelQr url={`${site}${paths.order(number)}`} alt={`QR code of order ${number}`} className="w-20 shrink-0" />
      </footer>
    </article>
  );
}
