import { percentOf, toKobo, toNaira } from "@/lib/core/money";
import type { Cart, CartItem } from "@/lib/orders/contracts";

// In kobo, because fractions of naira lose precision.
function sumLines(items: readonly CartItem[]): { discount: number; total: number } {
  const bought = items.filter(({ available }) => available);
  const discount = bought.reduce((sum, item) => sum + toKobo(item.discount), 0);
  const full = bought.reduce((sum, { lineTotal }) => sum + toKobo(lineTotal), 0);
  return { discount: toNaira(discount), total: toNaira(full - discount) };
}

// Totals computed in the browser, shown until the server responds.
function withTotals(cart: Cart, items: CartItem[]): Cart {
  return { ...cart, items, quantity: items.reduce((sum, item) => sum + item.quantity, 0), ...sumLines(items) };
}

/** The name of a line: "Agbada, M". */
export function lineName({ product, variation }: Pick<CartItem, "product" | "variation">): string {
  return [product.name, ...variation].join(", ");
}

/** The total of a checkout, its discount, and the names of the lines that cannot be bought and are left out. */
export function checkoutTotals(items: readonly CartItem[]): { discount: number; total: number; unavailable: string[] } {
  return { ...sumLines(items), unavailable: items.filter(({ available }) => !available).map(lineName) };
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
            discount: toNaira(percentOf(toKobo(item.product.price) * quantity, item.percentOff)),
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
