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

/** What a line is of, without its numbers: "Agbada, M". */
export const itemName = ({ product, variation }: Pick<CartItem, "product" | "variation">): string =>
  [product.name, ...variation].join(", ");

type NumberedLine = Pick<CartItem, "numbers" | "editionSize" | "quantity">;

/** The name of a line: "Agbada, M" or, with a chosen number, "Vase, No. 7 of 50". */
export function lineName(item: NumberedLine & Pick<CartItem, "product" | "variation">): string {
  return [itemName(item), numbersText(item)].filter(Boolean).join(", ");
}

/**
 * The chosen numbers of a line, and how many of its units get the next ones: "No. 7 of 50, and 2 with the next numbers". Empty without a
 * chosen number.
 */
export function numbersText(item: NumberedLine): string {
  return `${editionSentence(item.numbers ?? [], item.editionSize ?? null)}${otherUnitsText(item)}`;
}

/** ", and 2 with the next numbers", after the chosen numbers of a line; empty when each of its units has one, or none has. */
export function otherUnitsText({ numbers = [], quantity }: NumberedLine): string {
  const others = quantity - numbers.length;
  if (numbers.length === 0 || others <= 0) return "";
  return `, and ${others} with the next ${others === 1 ? "number" : "numbers"}`;
}

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
