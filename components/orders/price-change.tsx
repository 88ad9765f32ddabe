import { formatNaira, toKobo } from "@/lib/core/money";
import type { CartItem } from "@/lib/orders/contracts";

/** Says that the price of a line has changed since it was added; nothing when it has not. */
export function PriceChange({ item: { priceBefore, product } }: { item: Pick<CartItem, "priceBefore" | "product"> }) {
  if (priceBefore === null) return null;
  return (
    <p className="font-semibold text-small text-warn">
      The price has changed: it was {formatNaira(toKobo(priceBefore))} and is now {formatNaira(toKobo(product.price))}.
    </p>
  );
}
