import { isDeepStrictEqual } from "node:util";
import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { toNaira } from "@/lib/platform/money";
import { republish } from "@/lib/platform/republish";
import type { Product } from "@/lib/shop/contracts";
import { refuseTaken } from "@/lib/shop/create-product";
import type { ProductChange } from "@/lib/shop/desk-contracts";
import { imageRows, notePhase, productColumns } from "@/lib/shop/product-columns";
import { productPaths } from "@/lib/shop/published-pages";
import { requireProduct } from "@/lib/shop/queries";
import { productProblems } from "@/lib/shop/rules";
import { scheduleProblems } from "@/lib/shop/schedule-rules";
import { type Offered, planSizes, type SizePlan } from "@/lib/shop/size-plan";
import type { Product as ProductRow } from "@/prisma/generated/client";

const failed = "Failed to save product";
const changedSince = { version: "Somebody else has changed this drop. Please look again." };

type Edit = { actor: Actor; slugOrId: string; body: ProductChange };

/** Changes what is given of a drop. */
export async function updateProduct(edit: Edit): Promise<Product> {
  const saved = await transaction((tx) => changeProduct(tx, edit)).catch(refuseTaken);
  republish(new Set(saved.slugs.flatMap(productPaths)));
  return requireProduct(saved.id);
}

/**
 * The same inside a change that does more. The variants are locked first, as every sale does: what is read here stays true
 * until the change stands, and no sale is lost under a stock count that was made before it.
 */
export async function changeProduct(tx: Tx, edit: Edit): Promise<{ id: string; slugs: string[] }> {
  const { actor, slugOrId, body } = edit;
  const known = await tx.product.findFirst({
    where: { deletedAt: null, OR: [{ id: slugOrId }, { slug: slugOrId }] },
    select: { id: true },
  });
  if (!known) return refuse("not_found", failed);
  const { id } = known;
  // One edit of a drop at a time: a size that another one adds at this moment is seen here, not run into.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('product/' || ${id}, 0))::text`;
  const variants = await tx.$queryRaw<Offered[]>`
    SELECT id, name, option, stock, held FROM product_variants
    WHERE product_id = ${id} AND retired_at IS NULL ORDER BY id FOR UPDATE`;
  const before = await tx.product.findUniqueOrThrow({ where: { id } });
  if (body.version !== undefined && body.version !== before.version) refuse("stale", failed, { fields: changedSince });
  const plan = planSizes(variants, body);
  if (plan.problem) return refuse(plan.problem.code, failed, { fields: plan.problem.fields });
  const fields = productProblems(factsAfter(before, body, variants, plan));
  if (fields) refuse("invalid_input", failed, { fields });
  const times = scheduleProblems({
    opensAt: body.opensAt === undefined ? before.opensAt : body.opensAt,
    closesAt: body.closesAt === undefined ? before.closesAt : body.closesAt,
  });
  if (times) refuse("invalid_input", failed, { fields: times });
  const { count } = await tx.product.updateMany({
    where: { id, deletedAt: null, version: body.version },
    data: { ...productColumns(body), version: { increment: 1 } },
  });
  if (count === 0) refuse("stale", failed, { fields: changedSince });
  await notePhase(tx, id);
  await writeSizes(tx, id, variants, plan);
  if (body.images) {
    await tx.productImage.deleteMany({ where: { productId: id } });
    await tx.productImage.createMany({ data: imageRows(body.images).map((row) => ({ ...row, productId: id })) });
  }
  await recordAudit(tx, {
    actorId: actor._id,
    action: "product.update",
    subject: id,
    detail: { changed: Object.keys(body), ...takenOffCount(plan) },
  });
  return { id, slugs: [before.slug, body.slug ?? before.slug] };
}

function factsAfter(before: ProductRow, body: ProductChange, variants: readonly Offered[], plan: SizePlan) {
  const saleBefore = before.salePriceKobo === null ? null : toNaira(before.salePriceKobo);
  return {
    price: body.price ?? toNaira(before.priceKobo),
    salePrice: body.salePrice === undefined ? saleBefore : body.salePrice,
    stock: plan.offered.reduce((sum, { stock }) => sum + stock, 0),
    held: variants.reduce((sum, { held }) => sum + held, 0),
    editionSize: body.editionSize === undefined ? before.editionSize : body.editionSize,
    editionIssued: before.editionIssued,
  };
}

/** For the log: what a size that is no longer offered still had on the shelf. Those pieces are counted no more. */
function takenOffCount({ retired }: SizePlan) {
  return retired.length > 0 ? { retired: retired.map(({ name, stock }) => ({ name, stock })) } : {};
}

async function writeSizes(tx: Tx, productId: string, before: readonly Offered[], plan: SizePlan): Promise<void> {
  const retired = plan.retired.map(({ id }) => id);
  await tx.productVariant.updateMany({ where: { id: { in: retired } }, data: { retiredAt: new Date(), stock: 0 } });
  const { _max } = await tx.productVariant.aggregate({ where: { productId }, _max: { position: true } });
  let position = (_max.position ?? 0) + 1;
  const changed = plan.offered.filter((size) => !before.some((known) => isDeepStrictEqual(known, size)));
  // Two sizes may trade names: both let go of the old one first.
  for (const { id, name } of changed)
    if (id && before.find((known) => known.id === id)?.name !== name)
      await tx.productVariant.update({ where: { id }, data: { name: id } });
  for (const { id, name, option, stock } of changed) {
    if (id) await tx.productVariant.update({ where: { id }, data: { name, option, stock } });
    else
      await tx.productVariant.create({
        data: { id: newId("var"), productId, name, option, stock, position: position++ },
      });
  }
}
