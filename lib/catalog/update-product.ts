import { isDeepStrictEqual } from "node:util";
import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { ProductChange } from "@/lib/catalog/admin-contracts";
import { assertNotOwed } from "@/lib/catalog/assert-not-owed";
import type { Product } from "@/lib/catalog/contracts";
import { throwIfSlugTaken } from "@/lib/catalog/create-product";
import { assertAccessionFree } from "@/lib/catalog/labels/assert-accession-free";
import { recordPhase, toImageRows, toProductColumns } from "@/lib/catalog/mappers";
import { includeImages, toProductFields } from "@/lib/catalog/product-fields";
import { requireProduct } from "@/lib/catalog/queries";
import { productProblems, scheduleProblems } from "@/lib/catalog/rules";
import { type StockSource, setStockSource } from "@/lib/catalog/stock-source";
import { type CurrentVariant, diffVariants, type VariantDiff } from "@/lib/catalog/variant-diff";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { toNaira } from "@/lib/core/money";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { throwConflict } from "@/lib/versions/throw-conflict";
import type { Product as ProductRow } from "@/prisma/generated/client";

const SAVE_FAILED = "Failed to save product";
const STALE = "Somebody else has changed this drop. Please reload.";

type ChangedProduct = { id: string; slugs: string[]; version: number };

/** `stock` says why the stock changes, for its ledger. */
type UpdateProduct = EditSource & {
  actor: Pick<Actor, "_id">;
  slugOrId: string;
  body: ProductChange;
  stock?: Pick<StockSource, "reason" | "importId">;
};

/** Changes the given fields of a drop. */
export async function updateProduct(edit: UpdateProduct): Promise<Product> {
  const saved = await transaction((tx) => changeProduct(tx, edit)).catch(throwIfSlugTaken);
  await revalidatePages(new Set(saved.slugs.flatMap(pagesShowing.product)));
  return requireProduct(saved.id);
}

/**
 * Changes a drop within a transaction. Locks the variants first, as every sale does, so that no sale is lost between reading
 * and writing the stock.
 */
export async function changeProduct(tx: Tx, edit: UpdateProduct): Promise<ChangedProduct> {
  const { actor, slugOrId, body, note } = edit;
  const found = await tx.product.findFirst({
    where: { deletedAt: null, OR: [{ id: slugOrId }, { slug: slugOrId }] },
    select: { id: true },
  });
  if (!found) return throwAppError("not_found", SAVE_FAILED);
  const { id } = found;
  // One edit of a drop at a time, so that a size added by a concurrent edit is visible here.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('product/' || ${id}, 0))::text`;
  const variants = await tx.$queryRaw<CurrentVariant[]>`
    SELECT id, name, option, stock, held FROM product_variants
    WHERE product_id = ${id} AND retired_at IS NULL ORDER BY id FOR UPDATE`;
  const before = await tx.product.findUniqueOrThrow({ where: { id }, include: includeImages });
  const known = { version: before.version, fields: toProductFields(before) };
  if (body.version !== undefined && body.version !== before.version)
    await throwConflict(tx, { kind: "product", subjectId: id, message: SAVE_FAILED, reason: STALE, ...known });
  const plan = diffVariants(variants, body);
  if (plan.problem) return throwAppError(plan.problem.code, SAVE_FAILED, { fields: plan.problem.fields });
  await assertNotOwed(tx, variants, plan, SAVE_FAILED);
  const claims = await readClaims(tx, id);
  const fields = productProblems({ ...toFactsAfter(before, body, variants, plan), ...claims });
  if (fields) throwAppError("invalid_input", SAVE_FAILED, { fields });
  const scheduleErrors = scheduleProblems({
    opensAt: body.opensAt === undefined ? before.opensAt : body.opensAt,
    closesAt: body.closesAt === undefined ? before.closesAt : body.closesAt,
  });
  if (scheduleErrors) throwAppError("invalid_input", SAVE_FAILED, { fields: scheduleErrors });
  await assertAccessionFree(tx, id, body.label?.accession);
  const { count } = await tx.product.updateMany({
    where: { id, deletedAt: null, version: body.version },
    data: { ...toProductColumns(body), version: { increment: 1 } },
  });
  // Deleting takes no lock.
  if (count === 0) throwAppError("stale", SAVE_FAILED, { fields: { version: STALE } });
  await recordPhase(tx, id);
  await setStockSource(tx, { reason: "edit", actorId: actor._id, ...edit.stock });
  await writeVariants(tx, id, variants, plan);
  if (body.images) {
    await tx.productImage.deleteMany({ where: { productId: id } });
    await tx.productImage.createMany({ data: toImageRows(body.images).map((row) => ({ ...row, productId: id })) });
  }
  const after = await tx.product.findUniqueOrThrow({ where: { id }, include: includeImages });
  const changes = await recordVersion(tx, {
    kind: "product",
    subjectId: id,
    actorId: actor._id,
    before: known,
    after: { version: after.version, fields: toProductFields(after) },
    note,
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "product.update",
    subject: id,
    detail: { changes: [...changes, ...stockChange(variants, plan)], ...countRetiredStock(plan) },
  });
  return { id, slugs: [before.slug, body.slug ?? before.slug], version: before.version + 1 };
}

/** What an edition cannot be made smaller than: the kept numbers, and the highest one that is issued, held or kept. */
async function readClaims(tx: Tx, productId: string): Promise<{ withheld: number; highestNumber: number }> {
  const [row] = await tx.$queryRaw<[{ withheld: number; highestNumber: number }]>`
    SELECT count(*) FILTER (WHERE c.kind = 'withheld')::int AS withheld,
      GREATEST(max(c.number), (SELECT max(e.number) FROM editions e WHERE e.product_id = ${productId}), 0) AS "highestNumber"
    FROM edition_claims c WHERE c.product_id = ${productId}`;
  return row;
}

function toFactsAfter(before: ProductRow, body: ProductChange, variants: readonly CurrentVariant[], plan: VariantDiff) {
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

/** For the audit log: the stock of all sizes, which is no field of a version. */
function stockChange(variants: readonly CurrentVariant[], { offered }: VariantDiff) {
  const count = (sizes: readonly { stock: number }[]) => sizes.reduce((sum, { stock }) => sum + stock, 0);
  return auditChanges({ stock: count(variants) }, { stock: count(offered) });
}

/** For the audit log: the stock that retired sizes had, which is no longer counted. */
function countRetiredStock({ retired }: VariantDiff) {
  return retired.length > 0 ? { retired: retired.map(({ name, stock }) => ({ name, stock })) } : {};
}

async function writeVariants(
  tx: Tx,
  productId: string,
  before: readonly CurrentVariant[],
  plan: VariantDiff,
): Promise<void> {
  const retired = plan.retired.map(({ id }) => id);
  await tx.productVariant.updateMany({ where: { id: { in: retired } }, data: { retiredAt: new Date(), stock: 0 } });
  const { _max } = await tx.productVariant.aggregate({ where: { productId }, _max: { position: true } });
  let position = (_max.position ?? 0) + 1;
  const changed = plan.offered.filter((size) => !before.some((known) => isDeepStrictEqual(known, size)));
  // Two sizes may swap names, so each gets a temporary unique name first.
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
