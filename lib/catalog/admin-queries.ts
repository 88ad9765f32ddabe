import type {
  ActiveHold,
  AdminProduct,
  AdminProductsQuery,
  NumberedUnit,
  ProductsFilter,
  StockCounts,
  WaitingSubscriber,
} from "@/lib/catalog/admin-contracts";
import { includeParts, toProduct } from "@/lib/catalog/queries";
import { LOW_STOCK } from "@/lib/catalog/rules";
import { cutPage, escapeLike, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db, type Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Prisma } from "@/prisma/generated/client";

/** Published drops by name, for a select field. */
export async function listProductNames(): Promise<{ _id: string; slug: string; name: string }[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    select: { id: true, slug: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 1_000,
  });
  return rows.map(({ id, ...names }) => ({ _id: id, ...names }));
}

/** The name of a product, also of a deleted one; null if there is none. */
export async function findProductName(id: string): Promise<string | null> {
  return (await db.product.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
}

const STOCK_PAGE_SIZE = pageSize(50);
/** Stock, held and sold counts of each size, retired sizes last, and the number of subscribers. */
export async function getStockCounts(productId: string): Promise<StockCounts> {
  const [variants, numbered, takenOut, waiting, unconfirmed] = await Promise.all([
    db.productVariant.findMany({ where: { productId }, orderBy: [{ position: "asc" }, { id: "asc" }] }),
    db.edition.count({ where: { productId } }),
    db.edition.count({ where: { productId, voidedAt: { not: null } } }),
    db.productAlert.count({ where: { productId, status: "confirmed" } }),
    db.productAlert.count({ where: { productId, status: "pending" } }),
  ]);
  const sizes = variants
    .map(({ id, name, stock, held, sold, retiredAt }) => ({
      _id: id,
      size: name,
      stock,
      held,
      sold,
      isOffered: retiredAt === null,
    }))
    .filter(({ isOffered, held, sold }) => isOffered || held + sold > 0)
    .sort((a, b) => Number(b.isOffered) - Number(a.isOffered));
  return { sizes, numbered, takenOut, waiting, unconfirmed };
}

const includeOrder = {
  orderItem: { select: { variation: true, order: { select: { number: true, name: true, status: true } } } },
} as const;

/** The issued numbers starting at `from`, each with its order. */
export async function listNumberedUnits(
  productId: string,
  from = 1,
): Promise<{ units: NumberedUnit[]; next: number | null }> {
  const rows = await db.edition.findMany({
    where: { productId, number: { gte: from } },
    include: includeOrder,
    orderBy: { number: "asc" },
    take: STOCK_PAGE_SIZE + 1,
  });
  const units = rows
    .slice(0, STOCK_PAGE_SIZE)
    .map(({ id, number, voidedAt, createdAt, orderItem: { variation, order } }) => ({
      editionId: id,
      number,
      size: variation,
      orderNumber: order.number,
      buyer: order.name,
      at: (voidedAt ?? createdAt).toISOString(),
      status: voidedAt ? "taken-out" : order.status === "pending" ? "to-ship" : order.status,
    })) satisfies NumberedUnit[];
  return { units: units, next: rows[STOCK_PAGE_SIZE]?.number ?? null };
}

type HoldRow = {
  id: string;
  size: string;
  quantity: number;
  number: string;
  buyer: string;
  until: Date;
  is_over: boolean;
};

/** The active holds of a drop, the first to expire on top. Starts from the held orders, which are few. */
export async function listActiveHolds(
  productId: string,
  cursor?: string,
): Promise<{ holds: ActiveHold[]; nextCursor: string | null; total: number }> {
  const after = readCursor(cursor, "This page of holds does not exist.");
  const at = after?.at ?? new Date(0);
  const [{ total } = { total: 0 }] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.hold_status = 'held' AND i.product_id = ${productId}`;
  const rows = await db.$queryRaw<HoldRow[]>`
    SELECT i.id, i.variation AS size, i.quantity, o.number, o.name AS buyer, o.hold_expires_at AS until, o.hold_expires_at <= now() AS is_over
    FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.hold_status = 'held' AND i.product_id = ${productId} AND o.hold_expires_at >= ${at}
      AND (o.hold_expires_at, i.id) > (${at}, ${after?.id ?? ""})
    ORDER BY o.hold_expires_at, i.id LIMIT ${STOCK_PAGE_SIZE + 1}`;
  const { shown, nextCursor } = cutPage(rows, STOCK_PAGE_SIZE, ({ until, id }) => ({ at: until, id }));
  const holds = shown.map(({ id, number, until, is_over, ...row }) => ({
    ...row,
    _id: id,
    orderNumber: number,
    until: until.toISOString(),
    isOver: is_over,
  }));
  return { holds, nextCursor, total };
}

/** The subscribers to a drop, newest first. */
export async function listWaitingSubscribers(
  productId: string,
  cursor?: string,
): Promise<{ waiting: WaitingSubscriber[]; nextCursor: string | null }> {
  const after = readCursor(cursor, "This page of the list does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", after);
  const rows = await db.productAlert.findMany({
    where: { AND: [{ productId, status: "confirmed" }, beyond] },
    orderBy,
    take: STOCK_PAGE_SIZE + 1,
  });
  const { shown, nextCursor } = cutPage(rows, STOCK_PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  const sizes = await db.productVariant.findMany({
    where: { id: { in: shown.map(({ variantId }) => variantId) } },
    select: { id: true, name: true },
  });
  const waiting = shown.map(({ id, email, userId, variantId, createdAt }) => ({
    _id: id,
    email,
    userId,
    size: sizes.find((size) => size.id === variantId)?.name ?? "",
    since: createdAt.toISOString(),
  }));
  return { waiting, nextCursor };
}

type AdminProductRow = Prisma.ProductGetPayload<{ include: typeof includeParts }>;

const PRODUCTS_PAGE_SIZE = 20;
function toAdminProduct(row: AdminProductRow, now: Date): AdminProduct {
  return {
    ...toProduct(row, now),
    // A deleted drop has its id appended to its slug, so that another drop can use the slug.
    slug: row.slug.replace(`.${row.id}`, ""),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    held: row.variants.reduce((total, { held }) => total + held, 0),
    sold: row.variants.reduce((total, { sold }) => total + sold, 0),
  };
}

function toProductsWhere({ q, shelf }: AdminProductsQuery): Prisma.ProductWhereInput {
  const soldOut = { every: { OR: [{ stock: 0 }, { retiredAt: { not: null } }] } };
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  return {
    deletedAt: shelf === "deleted" ? { not: null } : null,
    ...(shelf === "paused" && { inStock: false }),
    ...(shelf === "shown" && { inStock: true, NOT: { variants: soldOut } }),
    ...(shelf === "low" && { variants: { some: { retiredAt: null, stock: { gte: 1, lte: LOW_STOCK } } } }),
    ...(shelf === "sold-out" && { variants: soldOut }),
    ...(q && { OR: [{ name: contains }, { slug: contains }, { tags: { has: q } }, { categories: { has: q } }] }),
  };
}

const productSorts = {
  shop: [{ position: "asc" }, { id: "asc" }],
  name: [{ name: "asc" }, { id: "asc" }],
  newest: [{ createdAt: "desc" }, { id: "desc" }],
  cheapest: [{ priceKobo: "asc" }, { id: "asc" }],
  dearest: [{ priceKobo: "desc" }, { id: "asc" }],
} as const satisfies Record<string, Prisma.ProductOrderByWithRelationInput[]>;

/** The ids of all results that `narrower` leaves. */
export async function listAllProductIds(
  { filter, until }: { filter: ProductsFilter; until: string },
  narrower: Prisma.ProductWhereInput,
  limit: number,
) {
  const rows = await db.product.findMany({
    where: { AND: [toProductsWhere(filter), narrower, { deletedAt: null, createdAt: { lte: new Date(until) } }] },
    select: { id: true },
    orderBy: { id: "asc" },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** One page of drops, by default in display order; deleted ones only when filtered for. */
export async function listAdminProducts(query: AdminProductsQuery) {
  const where = toProductsWhere(query);
  const page = query.page ?? 1;
  const [rows, total, now] = await Promise.all([
    db.product.findMany({
      where,
      include: includeParts,
      orderBy: [...productSorts[query.sort ?? "shop"]],
      skip: (page - 1) * PRODUCTS_PAGE_SIZE,
      take: PRODUCTS_PAGE_SIZE,
    }),
    db.product.count({ where }),
    databaseNow(),
  ]);
  return {
    products: rows.map((row) => toAdminProduct(row, now)),
    total,
    nextPage: page * PRODUCTS_PAGE_SIZE < total ? page + 1 : null,
    now: now.toISOString(),
  };
}

/** One drop for the admin form, also a deleted one; null if there is none. */
export async function getAdminProduct(id: string): Promise<AdminProduct | null> {
  const row = await db.product.findUnique({ where: { id }, include: includeParts });
  return row && toAdminProduct(row, await databaseNow());
}

/** Published drops with these slugs, by slug. */
export async function getAdminProductsBySlug(tx: Tx, slugs: readonly string[]): Promise<Map<string, AdminProduct>> {
  const rows = await tx.product.findMany({
    where: { deletedAt: null, slug: { in: [...slugs] } },
    include: includeParts,
  });
  const now = await databaseNow();
  return new Map(rows.map((row) => [row.slug, toAdminProduct(row, now)]));
}

/** All matching drops, without pages. */
export async function listAllAdminProducts(wanted: Omit<AdminProductsQuery, "page">): Promise<AdminProduct[]> {
  const [rows, now] = await Promise.all([
    db.product.findMany({
      where: toProductsWhere(wanted),
      include: includeParts,
      orderBy: [...productSorts[wanted.sort ?? "shop"]],
    }),
    databaseNow(),
  ]);
  return rows.map((row) => toAdminProduct(row, now));
}
