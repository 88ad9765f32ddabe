import { percentOf, toKobo, toNaira } from "@/lib/platform/money";
import type { Cart, CartItem } from "@/lib/shop/contracts";

// In kobo, because naira with decimals drift when they are added.
function sumsOf(items: readonly CartItem[]): { discount: number; total: number } {
  const bought = items.filter(({ available }) => available);
  const discount = bought.reduce((sum, item) => sum + toKobo(item.discount), 0);
  const full = bought.reduce((sum, { lineTotal }) => sum + toKobo(lineTotal), 0);
  return { discount: toNaira(discount), total: toNaira(full - discount) };
}

// The browser's own sums, shown until the server's arrive.
function summed(cart: Cart, items: CartItem[]): Cart {
  return { ...cart, items, quantity: items.reduce((sum, item) => sum + item.quantity, 0), ...sumsOf(items) };
}

/** What is called by its name on a line: "Agbada, M". */
export function lineName({ product, variation }: Pick<CartItem, "product" | "variation">): string {
  return [product.name, ...variation].join(", ");
}

/** What a checkout comes to, what a membership took off it, and the names of the lines that it leaves out because they cannot be bought as they stand. */
export function checkoutSums(items: readonly CartItem[]): { discount: number; total: number; leftOut: string[] } {
  return { ...sumsOf(items), leftOut: items.filter(({ available }) => !available).map(lineName) };
}

/** The cart as it will be once this line has that quantity. */
export function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  return summed(
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

/** The cart as it will be once this line is gone. */
export function withoutLine(cart: Cart, itemId: string): Cart {
  return summed(
    cart,
    cart.items.filter(({ _id }) => _id !== itemId),
  );
}

/** Why a line cannot be bought as it stands, or null when it can. */
export function whyNotLine({ available, stock, why }: Pick<CartItem, "available" | "stock" | "why">): string | null {
  if (available) return null;
  if (why !== null) return `${why}.`;
  return stock > 0 ? `Only ${stock} left: please lower the quantity.` : "No longer available: please remove it.";
}
