import { editionSentence } from "@/lib/catalog/rules";
import type { Order } from "@/lib/orders/contracts";

/**
 * The numbers of an order's item in words: those that it has, or before payment the chosen one that the order holds. A refunded item has
 * none.
 */
export function orderNumbersText(
  item: Pick<Order["items"][number], "editions" | "chosenNumber" | "editionSize" | "refunded">,
): string {
  const { editions, chosenNumber, editionSize, refunded } = item;
  const isHeld = editions.length === 0 && chosenNumber !== undefined && refunded === 0;
  return editionSentence(isHeld ? [chosenNumber] : editions, editionSize);
}
