import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { toKobo } from "@/lib/platform/money";
import type { ProductChange } from "@/lib/shop/desk-contracts";
import type { Prisma } from "@/prisma/generated/client";

/** The columns that an edit changes; what it does not speak of stays undefined, which leaves it as it is. */
export function productColumns(edit: ProductChange) {
  const {
    name,
    slug,
    description,
    price,
    salePrice,
    categories,
    tags,
    inStock,
    editionSize,
    opensAt,
    closesAt,
    limitPerPerson,
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
    inStock,
    editionSize,
    opensAt,
    closesAt,
    limitPerPerson,
  } satisfies Prisma.ProductUncheckedUpdateInput;
}

/** The rows of a drop's pictures, without the lines of the form that were left empty. */
export function imageRows(images: NonNullable<ProductChange["images"]>) {
  return images
    .filter(({ url }) => url !== "")
    .map(({ url, alt }, position) => ({ id: newId("img"), url, alt, position }));
}

/** Notes how a drop stands, so that the sweep sees when the clock has changed it. */
export async function notePhase(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE products SET phase_shown = shop_phase(opens_at, closes_at, clock_timestamp()) WHERE id = ${id}`;
}
