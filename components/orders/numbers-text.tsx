import { formatNaira, toKobo } from "@/lib/core/money";
import type { CartItem } from "@/lib/orders/contracts";
import { numbersText } from "./cart-optimistic";

/** The chosen numbers of a line and what they cost; nothing without any. */
export function NumbersText({ item }: { item: Pick<CartItem, "numbers" | "editionSize" | "numberPremium"> }) {
  const { numbers = [], numberPremium = 0 } = item;
  if (numbers.length === 0) return null;
  return (
    <p className="font-semibold text-small">
      {numbersText(item)}
      {numberPremium > 0 && ` (+${formatNaira(toKobo(numberPremium))})`}
    </p>
  );
}
