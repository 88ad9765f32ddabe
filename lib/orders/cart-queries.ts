import { toSchedule } from "@/lib/catalog/queries";
import { inDrawSentence, limitSentence, scheduleSentence } from "@/lib/catalog/rules";
import { chargedKobo, toKobo, toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import type { Buyer } from "@/lib/orders/buyer";
import type { Cart, CartItem } from "@/lib/orders/contracts";
import { getDiscountPercent, isLineAvailable, lineDiscount } from "@/lib/orders/rules";
import { Prisma } from "@/prisma/generated/client";

/** A cart line with its drop, and what the buyer holds and owns of it. */
type CartLineRow = {
  id: string;
  quantity: number;
  productId: string;
  slug: string;
  name: string;
  currency: string;
  categories: string[];
  priceKobo: bigint;
  salePriceKobo: bigint | null;
  addedAtKobo: bigint | null;
  inStock: boolean;
  limitPerPerson: number | null;
  opensAt: Date | null;
  closesAt: Date | null;
  variantName: string;
  stock: number;
  isDeleted: boolean;
  inDraw: boolean;
  images: { url: string; alt: string }[];
  /** Units of the variant in the buyer's own unpaid cart order, which a new checkout takes over. */
  held: number;
  /** Units of a limited drop that the buyer has paid for or holds in an order beside the cart. */
  owned: number;
  editionSize: number | null;
  /** What is left of the drop in all variants. */
  left: number;
  accession: string | null;
  /** The chosen numbers with their premiums; `refusal` for one that cannot be had. */
  numbers: { number: number; kobo: number; refusal: string | null }[];
  now: Date;
};

// One round trip. The buyer's orders are read once, by the index on the user.
const readCartLines = (userId: string) =>
  preparedQuery<CartLineRow>(Prisma.sql`
    WITH bought AS MATERIALIZED (
      SELECT i.product_id, v.name, i.quantity, i.refunded_quantity, o.payment_status = 'paid' AS is_paid, o.from_cart
      FROM orders o JOIN order_items i ON i.order_id = o.id JOIN product_variants v ON v.id = i.variant_id
      WHERE o.user_id = ${userId} AND (o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held')))
    SELECT l.id, l.quantity, l.added_at_kobo AS "addedAtKobo", p.id AS "productId", p.slug, p.name, p.currency, p.categories, p.price_kobo AS "priceKobo",
      p.sale_price_kobo AS "salePriceKobo", p.in_stock AS "inStock", p.limit_per_person AS "limitPerPerson",
      shop_opens_for(p.opens_at, p.members_first, l.user_id) AS "opensAt", p.closes_at AS "closesAt", v.name AS "variantName", v.stock,
      p.deleted_at IS NOT NULL OR v.retired_at IS NOT NULL AS "isDeleted", shop_in_draw(p.id) AS "inDraw",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('url', m.url, 'alt', m.alt) ORDER BY m.position, m.id), '[]')
        FROM product_images m WHERE m.product_id = p.id) AS images,
      (SELECT COALESCE(sum(b.quantity), 0)::int FROM bought b
        WHERE b.product_id = p.id AND b.name = v.name AND b.from_cart AND NOT b.is_paid) AS held,
      (SELECT COALESCE(sum(b.quantity - b.refunded_quantity), 0)::int FROM bought b
        WHERE p.limit_per_person IS NOT NULL AND b.product_id = p.id AND (b.is_paid OR NOT b.from_cart)) AS owned,
      p.edition_size AS "editionSize", p.label->>'accession' AS accession,
      (SELECT COALESCE(sum(s.stock), 0)::int FROM product_variants s WHERE s.product_id = p.id AND s.retired_at IS NULL) AS "left",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('number', n, 'kobo', shop_number_premium(p.id, n), 'refusal',
          CASE WHEN NOT shop_number_free(p.id, n, l.user_id) THEN shop_number_message(p.id, n, p.name) END) ORDER BY n), '[]')
        FROM unnest(l.edition_numbers[:l.quantity]) n) AS numbers,
      clock_timestamp() AS now
    FROM cart_lines l JOIN product_variants v ON v.id = l.variant_id JOIN products p ON p.id = l.product_id
    WHERE l.user_id = ${userId} ORDER BY l.created_at, l.id`);

function toCartItem(row: CartLineRow, { wanted, buyer }: { wanted: number; buyer: Buyer }): CartItem {
  const { id, quantity, inStock, isDeleted: deleted, limitPerPerson: limit, owned, variantName } = row;
  const salePriceKobo = row.salePriceKobo === null ? null : Number(row.salePriceKobo);
  const kobo = chargedKobo(Number(row.priceKobo), salePriceKobo);
  const percent = getDiscountPercent(row.categories, buyer);
  const stock = row.stock + row.held;
  const { numbers } = row;
  const why = deleted
    ? null
    : row.inDraw
      ? inDrawSentence
      : (scheduleSentence(toSchedule(row, row.now)) ??
        (limit !== null && wanted + owned > limit ? limitSentence(row.name, { limit, owned }) : null) ??
        // The page adds the full stop.
        numbers.find(({ refusal }) => refusal !== null)?.refusal?.replace(/\.$/, "") ??
        null);
  return {
    _id: id,
    quantity,
    variation: variantName ? [variantName] : [],
    product: {
      _id: row.productId,
      slug: row.slug,
      name: row.name,
      price: toNaira(kobo),
      currency: row.currency,
      images: row.images,
      ...(row.accession && { accession: row.accession }),
      ...(row.editionSize !== null && row.left > 0 && { edition: { size: row.editionSize, left: row.left } }),
    },
    stock: inStock && !deleted ? stock : 0,
    available: why === null && isLineAvailable({ quantity, variantStock: stock, inStock, deleted }),
    why,
    priceBefore: row.addedAtKobo === null || Number(row.addedAtKobo) === kobo ? null : toNaira(row.addedAtKobo),
    lineTotal: toNaira(kobo * quantity),
    percentOff: percent,
    discount: toNaira(lineDiscount({ kobo, quantity, numbers: numbers.length, percent })),
    ...(numbers.length > 0 && {
      numbers: numbers.map(({ number }) => number),
      editionSize: row.editionSize,
      numberPremium: toNaira(numbers.reduce((sum, one) => sum + one.kobo, 0)),
    }),
  };
}

/** The cart of a visitor who has added nothing. */
export const emptyCart: Cart = { items: [], quantity: 0, discount: 0, total: 0, currency: "NGN" };

/** The cart and the cart total, at today's prices and discounts. Unavailable lines are included but not counted. */
export async function getCart(buyer: Buyer): Promise<Cart> {
  const rows = await readCartLines(buyer._id);
  const items = rows.map((row) =>
    toCartItem(row, {
      // The limit applies to the drop over all sizes in the cart.
      wanted: rows.reduce((sum, line) => sum + (line.productId === row.productId ? line.quantity : 0), 0),
      buyer,
    }),
  );
  // Summed in kobo to avoid floating-point errors.
  const availableItems = items.filter(({ available }) => available);
  const discount = availableItems.reduce((sum, item) => sum + toKobo(item.discount), 0);
  const premium = availableItems.reduce((sum, { numberPremium = 0 }) => sum + toKobo(numberPremium), 0);
  const total = availableItems.reduce((sum, { lineTotal }) => sum + toKobo(lineTotal), 0) - discount + premium;
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  return {
    items,
    quantity,
    discount: toNaira(discount),
    ...(premium > 0 && { numberPremium: toNaira(premium) }),
    total: toNaira(total),
    currency: "NGN",
  };
}

/** The number on the cart badge. */
export async function countCartItems(userId: string): Promise<number> {
  const { _sum } = await db.cartLine.aggregate({ where: { userId }, _sum: { quantity: true } });
  return _sum.quantity ?? 0;
}
