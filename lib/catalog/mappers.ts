import type { ProductChange } from "@/lib/catalog/admin-contracts";
import type { Dimensions, WallLabel } from "@/lib/catalog/contracts";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** The columns that an edit changes; the others are undefined, which leaves them unchanged. */
export function toProductColumns(edit: ProductChange) {
  const {
    name,
    slug,
    description,
    price,
    salePrice,
    categories,
    tags,
    series,
    inStock,
    editionSize,
    opensAt,
    closesAt,
    limitPerPerson,
    membersFirst,
    material,
    care,
    dimensions,
    sizeGuide,
    label,
  } = edit;
  return {
    name,
    slug,
    description,
    priceKobo: price === undefined ? undefined : BigInt(toKobo(price)),
    // A sale price of 0 means none.
    salePriceKobo: salePrice === undefined ? undefined : salePrice ? BigInt(toKobo(salePrice)) : null,
    categories,
    tags,
    series: series === undefined ? undefined : series || null,
    inStock,
    editionSize,
    opensAt,
    closesAt,
    limitPerPerson,
    membersFirst,
    material: material === undefined ? undefined : material || null,
    care: care === undefined ? undefined : care || null,
    ...(dimensions !== undefined && toDimensionColumns(dimensions)),
    sizeGuide: sizeGuide === null ? Prisma.DbNull : sizeGuide,
    label: label === undefined ? undefined : (toWallLabel(label) ?? Prisma.DbNull),
  } satisfies Prisma.ProductUncheckedUpdateInput;
}

/** The lines of a wall label that are not empty; null without any. */
function toWallLabel(label: NonNullable<ProductChange["label"]> | null): WallLabel | null {
  const lines = Object.entries(label ?? {}).filter(([, line]) => line);
  return lines.length === 0 ? null : Object.fromEntries(lines);
}

const toMillimetres = (cm: number | null | undefined) => (cm == null ? null : Math.round(cm * 10));

/** All three, because they are one value: without dimensions, all are null. */
export const toDimensionColumns = (dimensions: Dimensions | null) => ({
  heightMm: toMillimetres(dimensions?.height),
  widthMm: toMillimetres(dimensions?.width),
  depthMm: toMillimetres(dimensions?.depth),
});

/** The image rows of a drop, without the empty rows of the form. */
export function toImageRows(images: NonNullable<ProductChange["images"]>) {
  return images
    .filter(({ url }) => url !== "")
    .map(({ url, alt }, position) => ({ id: newId("img"), url, alt, position }));
}

/** Stores the current phase, so that the scheduled job can see when it has changed. */
export async function recordPhase(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE products SET rendered_phase = shop_phase(opens_at, closes_at, clock_timestamp()) WHERE id = ${id}`;
}
