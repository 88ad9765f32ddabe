import type { Actor } from "@/lib/auth/contracts";
import { toSchedule } from "@/lib/catalog/queries";
import { limitSentence, scheduleSentence } from "@/lib/catalog/rules";
import { chargedKobo, percentOf, toKobo, toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Cart, CartItem } from "@/lib/orders/contracts";
import { getDiscountPercent, isLineAvailable } from "@/lib/orders/rules";
import { getOwnedElsewhere, getUserHolds, holdKey } from "@/lib/orders/user-holds";
import type { Prisma } from "@/prisma/generated/client";

const includeProduct = {
  variant: true,
  product: { include: { images: { orderBy: [{ position: "asc" }, { id: "asc" }] } } },
} as const satisfies Prisma.CartLineInclude;

type Buyer = Pick<Actor, "_id" | "perks">;

type CartLineRow = Prisma.CartLineGetPayload<{ include: typeof includeProduct }>;

type CartLineFacts = { held: number; owned: number; wanted: number; now: Date; buyer: Buyer };

function toCartItem({ id, quantity, variant, product }: CartLineRow, facts: CartLineFacts): CartItem {
  const { held, owned, wanted, now, buyer } = facts;
  const salePriceKobo = product.salePriceKobo === null ? null : Number(product.salePriceKobo);
  const kobo = chargedKobo(Number(product.priceKobo), salePriceKobo);
  const percent = getDiscountPercent(product.categories, buyer);
  const { inStock } = product;
  const stock = variant.stock + held;
  const deleted = product.deletedAt !== null || variant.retiredAt !== null;
  const limit = product.limitPerPerson;
  const why = deleted
    ? null
    : (scheduleSentence(toSchedule(product, now)) ??
      (limit !== null && wanted + owned > limit ? limitSentence(product.name, { limit, owned }) : null));
  return {
    _id: id,
    quantity,
    variation: variant.name ? [variant.name] : [],
    product: {
      _id: product.id,
      slug: product.slug,
      name: product.name,
      price: toNaira(kobo),
      currency: product.currency,
      images: product.images.map(({ url, alt }) => ({ url, alt })),
    },
    stock: inStock && !deleted ? stock : 0,
    available: why === null && isLineAvailable({ quantity, variantStock: stock, inStock, deleted }),
    why,
    lineTotal: toNaira(kobo * quantity),
    percentOff: percent,
    discount: toNaira(percentOf(kobo * quantity, percent)),
  };
}

/** The cart and the cart total, at today's prices and discounts. Unavailable lines are included but not counted. */
export async function getCart(buyer: Buyer): Promise<Cart> {
  const userId = buyer._id;
  const [rows, holds, owned, now] = await Promise.all([
    db.cartLine.findMany({
      where: { userId },
      include: includeProduct,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    getUserHolds({ userId, fromCart: true }),
    getOwnedElsewhere({ userId, fromCart: true }),
    databaseNow(),
  ]);
  const items = rows.map((row) =>
    toCartItem(row, {
      held: holds.get(holdKey(row.productId, row.variant.name)) ?? 0,
      owned: owned.get(row.productId) ?? 0,
      // The limit applies to the drop over all sizes in the cart.
      wanted: rows.reduce((sum, line) => sum + (line.productId === row.productId ? line.quantity : 0), 0),
      now,
      buyer,
    }),
  );
  // Summed in kobo to avoid floating-point errors.
  const availableItems = items.filter(({ available }) => available);
  const discount = availableItems.reduce((sum, item) => sum + toKobo(item.discount), 0);
  const total = availableItems.reduce((sum, { lineTotal }) => sum + toKobo(lineTotal), 0) - discount;
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  return { items, quantity, discount: toNaira(discount), total: toNaira(total), currency: "NGN" };
}

/** The number on the cart badge. */
export async function countCartItems(userId: string): Promise<number> {
  const { _sum } = await db.cartLine.aggregate({ where: { userId }, _sum: { quantity: true } });
  return _sum.quantity ?? 0;
}
