import { Price } from "@/components/ui/price";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";

/** What shipping costs, with the estimate of the delivery. */
export function DeliveryText({ delivery, note }: { delivery: DeliveryQuote; note?: string }) {
  if (delivery.problem !== null) return <span className="font-semibold text-laterite">Not available</span>;
  return (
    <>
      {delivery.price > 0 ? <Price amount={delivery.price} size="small" /> : "Free"}
      {delivery.price > 0 && note && <span className="block text-muted text-tiny">{note}</span>}
      {delivery.estimate && <span className="block text-muted text-tiny">{delivery.estimate}</span>}
    </>
  );
}
