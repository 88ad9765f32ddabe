import { sizeGuide, wallLabel } from "@/lib/catalog/contracts";
import { toDimensions } from "@/lib/catalog/queries";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { Fields } from "@/lib/versions/contracts";
import type { Prisma } from "@/prisma/generated/client";

export const includeImages = {
  images: { orderBy: [{ position: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.ProductInclude;

type ProductWithImages = Prisma.ProductGetPayload<{ include: typeof includeImages }>;

/** The fields of a drop that have versions, as the request that saves them takes them. Its stock has a ledger instead. */
export const toProductFields = (row: ProductWithImages): Fields => ({
  name: row.name,
  slug: row.slug,
  description: row.description,
  price: toNaira(row.priceKobo),
  salePrice: row.salePriceKobo === null ? null : toNaira(row.salePriceKobo),
  categories: row.categories,
  tags: row.tags,
  series: row.series,
  inStock: row.inStock,
  images: row.images.map(({ url, alt }) => ({ url, alt })),
  editionSize: row.editionSize,
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  membersFirst: row.membersFirst,
  limitPerPerson: row.limitPerPerson,
  material: row.material,
  care: row.care,
  dimensions: toDimensions(row),
  sizeGuide: row.sizeGuide === null ? null : sizeGuide.parse(row.sizeGuide),
  label: row.label === null ? null : wallLabel.parse(row.label),
});

/** The saved fields of a drop as its form sends them, for comparing. */
export async function getProductFields(id: string): Promise<Fields> {
  const row = await db.product.findUnique({ where: { id }, include: includeImages });
  return row ? toProductFields(row) : {};
}
