import { editionSentence } from "@/lib/catalog/rules";
import { toKobo, toNaira } from "@/lib/core/money";
import type { Cart, CartItem } from "@/lib/orders/contracts";
import { lineDiscount } from "@/lib/orders/rules";

// In kobo, because fractions of naira lose precision.
function sumLines(items: readonly CartItem[]): { discount: number; numberPremium?: number; total: number } {
  const bought = items.filter(({ available }) => available);
  const discount = bought.reduce((sum, item) => sum + toKobo(item.discount), 0);
  const full = bought.reduce((sum, { lineTotal }) => sum + toKobo(lineTotal), 0);
  const premium = bought.reduce((sum, { numberPremium = 0 }) => sum + toKobo(numberPremium), 0);
  return {
    discount: toNaira(discount),
    ...(premium > 0 && { numberPremium: toNaira(premium) }),
    total: toNaira(full - discount + premium),
  };
}

// Totals computed in the browser, shown until the server responds.
function withTotals(cart: Cart, items: CartItem[]): Cart {
  return { ...cart, items, quantity: items.reduce((sum, item) => sum + item.quantity, 0), ...sumLines(items) };
}

/** The name of a line: "Agbada, M" or, with a chosen number, "Vase, No. 7 of 50". */
export function lineName(item: Pick<CartItem, "product" | "variation" | "numbers" | "editionSize">): string {
  const { product, variation } = item;
  return [product.name, ...variation, ...(item.numbers?.length ? [numbersText(item)] : [])].join(", ");
}

/** The chosen numbers of a line: "Nos. 7 and 9 of 50"; empty without any. */
export const numbersText = ({ numbers = [], editionSize = null }: Pick<CartItem, "numbers" | "editionSize">): string =>
  editionSentence(numbers, editionSize);

/** The total of a checkout, its discount, and the names of the lines that cannot be bought and are left out. */
export function checkoutTotals(items: readonly CartItem[]): ReturnType<typeof sumLines> & { unavailable: string[] } {
  return { ...sumLines(items), unavailable: items.filter(({ available }) => !available).map(lineName) };
}

// Fewer units than chosen numbers drop the last ones; what the others cost comes with the reply.
function withFewerNumbers({ numbers = [], numberPremium = 0 }: CartItem, quantity: number): Partial<CartItem> {
  if (numbers.length === 0) return {};
  const left = numbers.slice(0, quantity);
  return { numbers: left, numberPremium: toNaira(Math.round((toKobo(numberPremium) * left.length) / numbers.length)) };
}

/** The cart after a quantity change. */
export function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  return withTotals(
    cart,
    cart.items.map((item) =>
      item._id === itemId
        ? {
            ...item,
            quantity,
            available: item.why === null && quantity <= item.stock,
            lineTotal: toNaira(toKobo(item.product.price) * quantity),
            discount: toNaira(
              lineDiscount({
                kobo: toKobo(item.product.price),
                quantity,
                numbers: Math.min(item.numbers?.length ?? 0, quantity),
                percent: item.percentOff,
              }),
            ),
            ...withFewerNumbers(item, quantity),
          }
        : item,
    ),
  );
}

/** The cart after removing a line. */
export function withoutLine(cart: Cart, itemId: string): Cart {
  return withTotals(
    cart,
    cart.items.filter(({ _id }) => _id !== itemId),
  );
}

/** Why a line cannot be bought, or null when it can. An item that is bought directly is in no cart to remove it from. */
export function lineBlockReason(
  { available, stock, why }: Pick<CartItem, "available" | "stock" | "why">,
  { inCart = true } = {},
): string | null {
  if (available) return null;
  if (why !== null) return `${why}.`;
  if (stock > 0) return `Only ${stock} left: please lower the quantity.`;
  return inCart ? "No longer available: please remove it." : "Sold out.";
}
