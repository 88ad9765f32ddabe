import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { toNaira } from "@/lib/platform/money";
import { republish } from "@/lib/platform/republish";
import type { Product, ProductChange } from "@/lib/shop/contracts";
import { imageRows, isTaken, productColumns } from "@/lib/shop/product-columns";
import { productPaths } from "@/lib/shop/published-pages";
import { requireProduct } from "@/lib/shop/queries";
import { countAfter, productProblems } from "@/lib/shop/rules";
import type { Product as ProductRow } from "@/prisma/generated/client";

const failed = "Failed to save product";

type Counted = { id: string; name: string; stock: number; held: number };
type SizeEdit = NonNullable<ProductChange["variants"]>[number];

/**
 * Changes what is given of a drop. Its variants are locked first, as every sale does: what is read here stays true until
 * the change stands, and no sale is lost under a stock count that was made before it.
 */
export async function updateProduct(edit: { actor: Actor; slugOrId: string; body: ProductChange }): Promise<Product> {
  const { actor, slugOrId, body } = edit;
  const saved = await transaction(async (tx) => {
    const known = await tx.product.findFirst({
      where: { deletedAt: null, OR: [{ id: slugOrId }, { slug: slugOrId }] },
      select: { id: true },
    });
    if (!known) return refuse("not_found", failed);
    const { id } = known;
    const variants = await tx.$queryRaw<Counted[]>`
      SELECT id, name, stock, held FROM product_variants WHERE product_id = ${id} ORDER BY id FOR UPDATE`;
    const before = await tx.product.findUniqueOrThrow({ where: { id } });
    const counts = newCounts(variants, body);
    const fields = productProblems(factsAfter(before, body, variants, counts));
    if (fields) refuse("invalid_input", failed, { fields });
    const { count } = await tx.product.updateMany({
      where: { id, deletedAt: null, version: body.version },
      data: { ...productColumns(body), version: { increment: 1 } },
    });
    if (count === 0)
      refuse("stale", failed, { fields: { version: "Somebody else has changed this drop. Please look again." } });
    await writeCounts(tx, id, variants, counts);
    if (body.images) {
      await tx.productImage.deleteMany({ where: { productId: id } });
      await tx.productImage.createMany({ data: imageRows(body.images).map((row) => ({ ...row, productId: id })) });
    }
    await recordAudit(tx, {
      actorId: actor._id,
      action: "product.update",
      subject: id,
      detail: { changed: Object.keys(body) },
    });
    return { id, slugs: [before.slug, body.slug ?? before.slug] };
  }).catch((error: unknown) => {
    if (isTaken(error)) refuse("conflict", failed, { fields: { slug: "Another drop has this slug" } });
    throw error;
  });
  republish(new Set(saved.slugs.flatMap(productPaths)));
  return requireProduct(saved.id);
}

type Count = { stock: number; option?: string };

function factsAfter(before: ProductRow, body: ProductChange, variants: readonly Counted[], counts: Map<string, Count>) {
  const saleBefore = before.salePriceKobo === null ? null : toNaira(before.salePriceKobo);
  return {
    price: body.price ?? toNaira(before.priceKobo),
    salePrice: body.salePrice === undefined ? saleBefore : body.salePrice,
    stock: [...counts.values()].reduce((sum, { stock }) => sum + stock, 0),
    held: variants.reduce((sum, { held }) => sum + held, 0),
    editionSize: body.editionSize === undefined ? before.editionSize : body.editionSize,
    editionIssued: before.editionIssued,
  };
}

/** The stock of every variant as it will be, by name. Refuses what would undo a sale or hide which size is meant. */
function newCounts(variants: readonly Counted[], body: ProductChange): Map<string, Count> {
  const counts = new Map<string, Count>(variants.map(({ name, stock }) => [name, { stock }]));
  for (const edit of body.variants ?? editOfTotal(variants, body)) {
    const stock = countAfter(edit, counts.get(edit.name)?.stock ?? 0);
    if (stock < 0) refuse("stale", failed, { fields: { stock: "More were sold in the meantime. Please look again." } });
    counts.set(edit.name, { stock, option: edit.option });
  }
  return counts;
}

// A form without sizes speaks of one number. Of a drop with sizes it may repeat their sum, but not change it.
function editOfTotal(variants: readonly Counted[], { stock, stockSeen }: ProductChange): SizeEdit[] {
  const [only] = variants;
  if (stock === undefined || !only) return [];
  if (variants.length === 1) return [{ name: only.name, stock, stockSeen }];
  const total = variants.reduce((sum, variant) => sum + variant.stock, 0);
  if (stock === (stockSeen ?? total)) return [];
  return refuse("invalid_input", failed, { fields: { stock: "This drop has sizes: each has a stock of its own" } });
}

async function writeCounts(
  tx: Tx,
  productId: string,
  known: readonly Counted[],
  counts: Map<string, Count>,
): Promise<void> {
  let position = known.length;
  for (const [name, { stock, option }] of counts) {
    const variant = known.find((each) => each.name === name);
    if (!variant) {
      await tx.productVariant.create({
        data: { id: newId("var"), productId, name, option: option ?? "", stock, position: position++ },
      });
    } else if (variant.stock !== stock || option !== undefined) {
      await tx.productVariant.update({ where: { id: variant.id }, data: { stock, option } });
    }
  }
}
