import type { Order } from "@/lib/orders/contracts";

/** The note and the wrap of a present; nothing for another order. */
export function OrderGift({ gift }: Pick<Order, "gift">) {
  if (!gift) return null;
  return (
    <section aria-labelledby="gift" className="grid gap-3">
      <h2 id="gift" className="font-sign text-section">
        Gift
      </h2>
      {gift.note && <p className="wrap-anywhere whitespace-pre-line font-normal font-read text-read">{gift.note}</p>}
      <p className="text-muted text-small">
        {gift.wrap === null ? "Without gift wrap." : "Gift-wrapped."} The parcel contains no prices.
      </p>
    </section>
  );
}
