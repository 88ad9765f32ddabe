import { toKobo, toNaira } from "@/lib/platform/money";
import type { Cart, CartItem } from "@/lib/shop/contracts";

// The browser's own sums, shown until the server's arrive. In kobo, because naira with decimals drift when they are added.
function summed(cart: Cart, items: CartItem[]): Cart {
  const total = items.reduce((sum, { available, lineTotal }) => sum + (available ? toKobo(lineTotal) : 0), 0);
  return { ...cart, items, quantity: items.reduce((sum, item) => sum + item.quantity, 0), total: toNaira(total) };
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
            available: quantity <= item.stock,
            lineTotal: toNaira(toKobo(item.product.price) * quantity),
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
export function whyNotLine({ available, stock }: Pick<CartItem, "available" | "stock">): string | null {
  if (available) return null;
  return stock > 0 ? `Only ${stock} left: please lower the quantity.` : "No longer available: please remove it.";
}
