import type { Actor } from "@/lib/accounts/contracts";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { chargedKobo, percentOf, toKobo, toNaira } from "@/lib/platform/money";
import { type Cart, type CartItem, type Product, wallLabel } from "@/lib/shop/contracts";
import { holdKey, ownedElsewhere, ownHolds } from "@/lib/shop/own-holds";
import { isLineAvailable, percentOff } from "@/lib/shop/rules";
import { limitSentence, phaseAt, scheduleSentence } from "@/lib/shop/schedule-rules";
import type { Prisma } from "@/prisma/generated/client";

const withParts = {
  images: { orderBy: [{ position: "asc" }, { id: "asc" }] },
  variants: { where: { retiredAt: null }, orderBy: [{ position: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.ProductInclude;

type ProductRow = Prisma.ProductGetPayload<{ include: typeof withParts }>;

/** A row as everyone may see it: naira, and only what can be bought now. */
export function toProduct(row: ProductRow, now: Date): Product {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: toNaira(row.priceKobo),
    salePrice: row.salePriceKobo === null ? null : toNaira(row.salePriceKobo),
    currency: row.currency,
    categories: row.categories,
    tags: row.tags,
    stock: row.variants.reduce((sum, { stock }) => sum + stock, 0),
    inStock: row.inStock,
    images: row.images.map(({ url, alt }) => ({ url, alt })),
    variants: row.variants.map(({ name, option, stock }) => ({ name, option, stock })),
    editionSize: row.editionSize,
    editionIssued: row.editionIssued,
    label: row.label === null ? null : wallLabel.parse(row.label),
    artworkSlug: row.artworkSlug,
    ...scheduleOf(row, now),
    countedAt: now.toISOString(),
    limitPerPerson: row.limitPerPerson,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function scheduleOf({ opensAt, closesAt }: Pick<ProductRow, "opensAt" | "closesAt">, now: Date) {
  return {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    phase: phaseAt({ opensAt, closesAt }, now),
  };
}

/** Every drop that is on show, in the order the museum hangs them. */
export async function listProducts(): Promise<Product[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    include: withParts,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const now = await databaseNow();
  return rows.map((row) => toProduct(row, now));
}

/**
 * A drop by its slug, else by its id, else by its hyphenated name; null for none or a deleted one. Whoever shows a page
 * compares `slug` with what was asked for and sends the reader on when they differ.
 */
export async function getProduct(slugOrIdOrName: string): Promise<Product | null> {
  const wanted = slugOrIdOrName.trim();
  if (!/^[\p{L}\p{N}_ .'’-]{1,160}$/u.test(wanted)) return null;
  const [exact] = await db.product.findMany({
    where: { deletedAt: null, OR: [{ slug: wanted.toLowerCase() }, { id: wanted }] },
    include: withParts,
    take: 1,
  });
  if (exact) return toProduct(exact, await databaseNow());
  const [named] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM products
    WHERE deleted_at IS NULL AND shop_hyphenated(name) = NULLIF(shop_hyphenated(${wanted}), '') ORDER BY id LIMIT 1`;
  const row = named && (await db.product.findUnique({ where: { id: named.id }, include: withParts }));
  return row ? toProduct(row, await databaseNow()) : null;
}

/** The drop, or the document's refusal. */
export async function requireProduct(slugOrIdOrName: string): Promise<Product> {
  return (await getProduct(slugOrIdOrName)) ?? refuse("not_found", "Product not found");
}

const withPiece = {
  variant: true,
  product: { include: { images: { orderBy: [{ position: "asc" }, { id: "asc" }] } } },
} as const satisfies Prisma.CartLineInclude;

type Buyer = Pick<Actor, "_id" | "perks">;
type LineRow = Prisma.CartLineGetPayload<{ include: typeof withPiece }>;

type LineFacts = { held: number; owned: number; wanted: number; now: Date; buyer: Buyer };

function toCartItem({ id, quantity, variant, product }: LineRow, facts: LineFacts): CartItem {
  const { held, owned, wanted, now, buyer } = facts;
  const salePriceKobo = product.salePriceKobo === null ? null : Number(product.salePriceKobo);
  const kobo = chargedKobo(Number(product.priceKobo), salePriceKobo);
  const percent = percentOff(product.categories, buyer);
  const { inStock } = product;
  const stock = variant.stock + held;
  const deleted = product.deletedAt !== null || variant.retiredAt !== null;
  const most = product.limitPerPerson;
  const why = deleted
    ? null
    : (scheduleSentence(scheduleOf(product, now)) ??
      (most !== null && wanted + owned > most ? limitSentence(product.name, { most, owned }) : null));
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

/** Somebody's cart at today's prices, with what their membership takes off them today. A line that can no longer be bought stays, marked, and counts nothing. */
export async function getCart(buyer: Buyer): Promise<Cart> {
  const userId = buyer._id;
  const [rows, holds, owned, now] = await Promise.all([
    db.cartLine.findMany({ where: { userId }, include: withPiece, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
    ownHolds({ userId, fromCart: true }),
    ownedElsewhere({ userId, fromCart: true }),
    databaseNow(),
  ]);
  const items = rows.map((row) =>
    toCartItem(row, {
      held: holds.get(holdKey(row.productId, row.variant.name)) ?? 0,
      owned: owned.get(row.productId) ?? 0,
      // The limit is a drop's, whatever sizes of it lie in the cart.
      wanted: rows.reduce((sum, line) => sum + (line.productId === row.productId ? line.quantity : 0), 0),
      now,
      buyer,
    }),
  );
  // Summed in kobo: a sum of naira with decimals would drift.
  const bought = items.filter(({ available }) => available);
  const discount = bought.reduce((sum, item) => sum + toKobo(item.discount), 0);
  const total = bought.reduce((sum, { lineTotal }) => sum + toKobo(lineTotal), 0) - discount;
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  return { items, quantity, discount: toNaira(discount), total: toNaira(total), currency: "NGN" };
}

/** How many pieces lie in somebody's cart: the number on the badge. */
export async function countCart(userId: string): Promise<number> {
  const { _sum } = await db.cartLine.aggregate({ where: { userId }, _sum: { quantity: true } });
  return _sum.quantity ?? 0;
}

/** The drops on show as a feed tells them, newest first. */
export async function listNewestDrops(most: number): Promise<{ product: Product; createdAt: Date }[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    include: withParts,
    orderBy: [{ createdAt: "desc" }, { position: "asc" }],
    take: most,
  });
  const now = await databaseNow();
  return rows.map((row) => ({ product: toProduct(row, now), createdAt: row.createdAt }));
}
