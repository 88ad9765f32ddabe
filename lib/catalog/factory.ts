import type { Dimensions, SizeGuide, WallLabel } from "@/lib/catalog/contracts";
import { toDimensionColumns } from "@/lib/catalog/mappers";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

type NewProduct = {
  id?: string;
  slug?: string;
  name?: string;
  description?: string;
  /** Naira. */
  price?: number;
  salePrice?: number | null;
  categories?: string[];
  tags?: string[];
  series?: string;
  inStock?: boolean;
  editionSize?: number | null;
  editionIssued?: number;
  /** The stock of a product without sizes. */
  stock?: number;
  /** The sizes of a product with their stock. */
  variations?: { option?: string; stock: Record<string, number> };
  images?: { url: string; alt: string }[];
  label?: WallLabel;
  artworkSlug?: string | null;
  position?: number;
  opensAt?: Date;
  closesAt?: Date;
  limitPerPerson?: number;
  membersFirst?: boolean;
  material?: string;
  care?: string;
  dimensions?: Dimensions;
  sizeGuide?: SizeGuide;
  deleted?: boolean;
};

const includeVariants = {
  variants: { orderBy: [{ position: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.ProductInclude;

export type TestProduct = Prisma.ProductGetPayload<{ include: typeof includeVariants }>;

/** A drop; by default ₦10,000, ten in stock, an open edition, no image. */
export async function makeProduct(given: NewProduct = {}, tx: Tx = db): Promise<TestProduct> {
  const id = given.id ?? newId("prd");
  const option = given.variations?.option ?? (given.variations ? "Size" : "");
  const stocks = Object.entries(given.variations?.stock ?? { "": given.stock ?? 10 });
  return tx.product.create({
    data: {
      id,
      slug: `${given.slug ?? id.replace("_", "-")}${given.deleted ? `.${id}` : ""}`,
      name: given.name ?? `Drop ${id.slice(-6)}`,
      description: given.description ?? "A thing under a lamp.",
      priceKobo: BigInt(toKobo(given.price ?? 10_000)),
      salePriceKobo: given.salePrice ? BigInt(toKobo(given.salePrice)) : null,
      categories: given.categories ?? ["Sculpture"],
      tags: given.tags ?? [],
      series: given.series,
      inStock: given.inStock ?? true,
      editionSize: given.editionSize ?? null,
      editionIssued: given.editionIssued ?? 0,
      label: given.label,
      artworkSlug: given.artworkSlug,
      position: given.position ?? 0,
      opensAt: given.opensAt,
      closesAt: given.closesAt,
      limitPerPerson: given.limitPerPerson,
      membersFirst: given.membersFirst,
      material: given.material,
      care: given.care,
      ...toDimensionColumns(given.dimensions ?? null),
      sizeGuide: given.sizeGuide,
      deletedAt: given.deleted ? new Date() : null,
      variants: {
        create: stocks.map(([name, stock], position) => ({ id: newId("var"), name, option, stock, position })),
      },
      images: { create: (given.images ?? []).map((image, position) => ({ id: newId("img"), ...image, position })) },
    },
    include: includeVariants,
  });
}
