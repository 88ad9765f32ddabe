import { editionSentence } from "@/lib/catalog/rules";
import { formatNaira, toKobo } from "@/lib/core/money";
import type { CartItem } from "@/lib/orders/contracts";
import { otherUnitsText } from "./cart-optimistic";

/** The numbers of a line with a chosen one, and what that costs; nothing without any. */
export function NumbersText({
  item,
}: {
  item: Pick<CartItem, "numbers" | "editionSize" | "numberPremium" | "quantity">;
}) {
  const { numbers = [], numberPremium = 0, editionSize = null } = item;
  if (numbers.length === 0) return null;
  return (
    <p className="font-semibold text-accent-ink">
      {editionSentence(numbers, editionSize)}
      {numberPremium > 0 && ` (+${formatNaira(toKobo(numberPremium))})`}
      {otherUnitsText(item)}
    </p>
  );
}
