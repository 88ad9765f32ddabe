import { databaseNow } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db";
import { literally } from "@/lib/platform/paging";
import type { DeskProduct, DeskProductsQuery } from "@/lib/shop/desk-contracts";
import { toProduct } from "@/lib/shop/queries";
import type { Prisma } from "@/prisma/generated/client";

const withParts = {
  images: { orderBy: [{ position: "asc" }, { id: "asc" }] },
  variants: { where: { retiredAt: null }, orderBy: [{ position: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.ProductInclude;

type Row = Prisma.ProductGetPayload<{ include: typeof withParts }>;

const pageSize = 20;

function toDeskProduct(row: Row, now: Date): DeskProduct {
  const sum = (count: (variant: Row["variants"][number]) => number) =>
    row.variants.reduce((total, variant) => total + count(variant), 0);
  return {
    ...toProduct(row, now),
    // While a drop is off show its slug carries its id, so that another one may have it.
    slug: row.slug.replace(`.${row.id}`, ""),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    held: sum(({ held }) => held),
    sold: sum(({ sold }) => sold),
  };
}

function wantedBy({ q, shelf }: DeskProductsQuery): Prisma.ProductWhereInput {
  const nothingLeft = { every: { OR: [{ stock: 0 }, { retiredAt: { not: null } }] } };
  const contains = { contains: q && literally(q), mode: "insensitive" } as const;
  return {
    deletedAt: shelf === "deleted" ? { not: null } : null,
    ...(shelf === "paused" && { inStock: false }),
    ...(shelf === "shown" && { inStock: true, NOT: { variants: nothingLeft } }),
    ...(shelf === "sold-out" && { variants: nothingLeft }),
    ...(q && { OR: [{ name: contains }, { slug: contains }, { tags: { has: q } }, { categories: { has: q } }] }),
  };
}

/** The drops as the desk sees them, in the order they hang; those off show only when they are asked for. */
export async function listDeskProducts(query: DeskProductsQuery) {
  const where = wantedBy(query);
  const page = query.page ?? 1;
  const [rows, total, now] = await Promise.all([
    db.product.findMany({
      where,
      include: withParts,
      orderBy: [{ position: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.product.count({ where }),
    databaseNow(),
  ]);
  return {
    products: rows.map((row) => toDeskProduct(row, now)),
    total,
    nextPage: page * pageSize < total ? page + 1 : null,
  };
}

/** One drop for its form, also one that is off show; null for none. */
export async function getDeskProduct(id: string): Promise<DeskProduct | null> {
  const row = await db.product.findUnique({ where: { id }, include: withParts });
  return row && toDeskProduct(row, await databaseNow());
}

/** Those on show under these slugs, by slug. */
export async function deskProductsBySlug(tx: Tx, slugs: readonly string[]): Promise<Map<string, DeskProduct>> {
  const rows = await tx.product.findMany({ where: { deletedAt: null, slug: { in: [...slugs] } }, include: withParts });
  const now = await databaseNow();
  return new Map(rows.map((row) => [row.slug, toDeskProduct(row, now)]));
}

/** All that are wanted, not a page of them. */
export async function everyDeskProduct(wanted: Omit<DeskProductsQuery, "page">): Promise<DeskProduct[]> {
  const [rows, now] = await Promise.all([
    db.product.findMany({
      where: wantedBy(wanted),
      include: withParts,
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
    databaseNow(),
  ]);
  return rows.map((row) => toDeskProduct(row, now));
}

/** A drop that another one begins as a copy of, and a slug that is free for it; null for none. */
export async function getSourceOfCopy(id: string): Promise<{ product: DeskProduct; slug: string } | null> {
  const product = await getDeskProduct(id);
  if (!product) return null;
  const first = `${product.slug.slice(0, 110)}-copy`;
  const rows = await db.product.findMany({ where: { slug: { startsWith: first } }, select: { slug: true } });
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = first;
  for (let more = 2; taken.has(slug); more++) slug = `${first}-${more}`;
  return { product, slug };
}
