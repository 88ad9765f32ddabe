import { type Product, type ProductFilter, sizeGuide, wallLabel } from "@/lib/catalog/contracts";
import { filterProducts, picturesFirst } from "@/lib/catalog/product-filter";
import { getProductPhase } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Prisma } from "@/prisma/generated/client";

export const includeParts = {
  images: { orderBy: [{ position: "asc" }, { id: "asc" }] },
  variants: { where: { retiredAt: null }, orderBy: [{ position: "asc" }, { id: "asc" }] },
  // The states of prisma/functions/shop_in_draw.sql. A product has one such draw at most.
  draws: { where: { state: { in: ["accepting", "closed", "drawn"] } }, select: { slug: true } },
} as const satisfies Prisma.ProductInclude;

type ProductRow = Prisma.ProductGetPayload<{ include: typeof includeParts }>;

/** Maps a row to the public contract, in naira. */
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
    series: row.series,
    stock: row.variants.reduce((sum, { stock }) => sum + stock, 0),
    reserved: row.variants.reduce((sum, { held }) => sum + held, 0),
    inStock: row.inStock,
    images: row.images.map(({ url, alt, focus }) => ({ url, alt, ...(focus && { focus }) })),
    variants: row.variants.map(({ name, option, stock }) => ({ name, option, stock })),
    editionSize: row.editionSize,
    editionIssued: row.editionIssued,
    label: row.label === null ? null : wallLabel.parse(row.label),
    artworkSlug: row.artworkSlug,
    material: row.material,
    care: row.care,
    dimensions: toDimensions(row),
    sizeGuide: row.sizeGuide === null ? null : sizeGuide.parse(row.sizeGuide),
    ...toSchedule(row, now),
    countedAt: now.toISOString(),
    draw: row.draws[0] ? { slug: row.draws[0].slug } : null,
    membersFirst: row.membersFirst,
    limitPerPerson: row.limitPerPerson,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toDimensions({
  heightMm,
  widthMm,
  depthMm,
}: Pick<ProductRow, "heightMm" | "widthMm" | "depthMm">): Product["dimensions"] {
  if (heightMm === null || widthMm === null) return null;
  return { height: heightMm / 10, width: widthMm / 10, depth: depthMm === null ? null : depthMm / 10 };
}

export function toSchedule({ opensAt, closesAt }: Pick<ProductRow, "opensAt" | "closesAt">, now: Date) {
  return {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    phase: getProductPhase({ opensAt, closesAt }, now),
  };
}

const productOrders = {
  newest: [{ createdAt: "desc" }, { id: "desc" }],
  display: [{ position: "asc" }, { id: "asc" }],
} as const satisfies Record<string, Prisma.ProductOrderByWithRelationInput[]>;

/** The published drops that a filter leaves, in its order. */
export async function listFilteredProducts(filter: ProductFilter): Promise<Product[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    include: includeParts,
    orderBy: [...productOrders[filter.sort === "newest" ? "newest" : "display"]],
  });
  const now = await databaseNow();
  const products = rows.map((row) => toProduct(row, now));
  return filterProducts(filter.sort ? products : picturesFirst(products), filter);
}

/** Every published drop in display order, those without a picture last. */
export async function listProducts(): Promise<Product[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    include: includeParts,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const now = await databaseNow();
  return picturesFirst(rows.map((row) => toProduct(row, now)));
}

/**
 * A drop by its slug, its id or its hyphenated name; null if there is none or it is deleted. Pages redirect when `slug`
 * differs from what was requested.
 */
export async function getProduct(slugOrIdOrName: string): Promise<Product | null> {
  const identifier = slugOrIdOrName.trim();
  if (!/^[\p{L}\p{N}_ .'’-]{1,160}$/u.test(identifier)) return null;
  const [exact] = await db.product.findMany({
    where: { deletedAt: null, OR: [{ slug: identifier.toLowerCase() }, { id: identifier }] },
    include: includeParts,
    take: 1,
  });
  if (exact) return toProduct(exact, await databaseNow());
  const [named] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM products
    WHERE deleted_at IS NULL AND shop_hyphenated(name) = NULLIF(shop_hyphenated(${identifier}), '') ORDER BY id LIMIT 1`;
  const row = named && (await db.product.findUnique({ where: { id: named.id }, include: includeParts }));
  return row ? toProduct(row, await databaseNow()) : null;
}

/** Like `getProduct`, but throws `not_found`. */
export async function requireProduct(slugOrIdOrName: string): Promise<Product> {
  return (await getProduct(slugOrIdOrName)) ?? throwAppError("not_found", "Product not found");
}

/** Published drops for the feed, newest first. */
export async function listNewestProducts(limit: number): Promise<{ product: Product; createdAt: Date }[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    include: includeParts,
    orderBy: [{ createdAt: "desc" }, { position: "asc" }],
    take: limit,
  });
  const now = await databaseNow();
  return rows.map((row) => ({ product: toProduct(row, now), createdAt: row.createdAt }));
}
