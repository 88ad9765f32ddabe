import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { productChange } from "@/lib/catalog/admin-contracts";
import { softDeleteProduct } from "@/lib/catalog/delete-product";
import type { NotUndone } from "@/lib/catalog/import-contracts";
import {
  type ImportRecord,
  readImportRecords,
  readVariantCounts,
  type VariantCount,
} from "@/lib/catalog/import-records";
import { setStockSource } from "@/lib/catalog/stock-source";
import { changeProduct } from "@/lib/catalog/update-product";
import { AppError, throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

type UndoImport = { actor: Actor; id: string };
type Undone = { slugs: string[]; notUndone: NotUndone[] };

/**
 * Undoes an import: products that it changed get their fields and stock back, those that it created are deleted. A product that was
 * edited, sold or ordered since is left as it is and listed with the reason. An import is undone once.
 */
export async function undoImport({ actor, id }: UndoImport): Promise<NotUndone[]> {
  const { slugs, notUndone } = await transaction(async (tx) => {
    const [claimed] = await tx.$queryRaw<{ rows: unknown }[]>`
      UPDATE product_imports SET undone_at = clock_timestamp(), undone_by_id = ${actor._id}
      WHERE id = ${id} AND undone_at IS NULL RETURNING rows`;
    if (!claimed)
      return (await tx.productImport.count({ where: { id } })) > 0
        ? throwAppError("conflict", "This import is undone already.")
        : throwAppError("not_found", "There is no such import.");
    const result: Undone = { slugs: [], notUndone: [] };
    // In one order, so that two requests cannot lock each other.
    const records = readImportRecords(claimed.rows).sort((a, b) => (a.productId < b.productId ? -1 : 1));
    for (const record of records) await undoRow(tx, { actor, id }, record, result);
    await tx.productImport.update({ where: { id }, data: { notUndone: result.notUndone } });
    const detail = { undone: records.length - result.notUndone.length, left: result.notUndone.length };
    await recordAudit(tx, { actorId: actor._id, action: "product.undo-import", subject: "products", detail });
    return result;
  });
  await revalidatePages(new Set(slugs.flatMap(pagesShowing.product)));
  return notUndone;
}

async function undoRow(tx: Tx, undo: UndoImport, record: ImportRecord, result: Undone): Promise<void> {
  const { productId, slug, before, after } = record;
  const leave = (reason: string) => result.notUndone.push({ slug, reason });
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('product/' || ${productId}, 0))::text`;
  const counts = await readVariantCounts(tx, productId);
  const product = await tx.product.findUnique({ where: { id: productId } });
  if (!product || product.deletedAt) return void leave("It was deleted since.");
  if (product.version !== after.version) return void leave("It was edited since.");
  if (!isDeepStrictEqual(counts, after.variants)) return void leave("Some were sold or ordered since.");
  if (!before) {
    await softDeleteProduct(tx, { actor: undo.actor, slugOrId: productId });
    result.slugs.push(product.slug);
    return;
  }
  // A savepoint, so that a row that cannot be restored, such as a slug that is taken by now, leaves the others.
  await tx.$executeRaw`SAVEPOINT undo_row`;
  try {
    await setStockSource(tx, { reason: "undo-import", actorId: undo.actor._id, importId: undo.id });
    await restoreVariants(tx, productId, before.variants);
    const parsed = z.safeParse(productChange, { ...before.fields, version: product.version });
    const body = parsed.data ?? throwAppError("invalid_input", "What it was before can no longer be saved.");
    const stock = { reason: "undo-import", importId: undo.id } as const;
    const saved = await changeProduct(tx, {
      actor: undo.actor,
      slugOrId: productId,
      body,
      stock,
      note: "Import undone",
    });
    result.slugs.push(...saved.slugs);
  } catch (error) {
    // Anything else, such as a deadlock, undoes nothing, so that it can be tried again.
    if (!(error instanceof AppError || isUniqueViolation(error))) throw error;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT undo_row`;
    leave(
      error instanceof AppError
        ? (Object.values(error.fields ?? {})[0] ?? error.message)
        : "Another product has its slug now.",
    );
  }
}

/** Offers exactly the sizes from before, with their names and stock. */
async function restoreVariants(tx: Tx, productId: string, before: readonly VariantCount[]): Promise<void> {
  const offered = before.filter(({ isOffered }) => isOffered);
  const ids = offered.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE product_variants SET retired_at = clock_timestamp(), stock = 0
    WHERE product_id = ${productId} AND retired_at IS NULL AND NOT id = ANY(${ids})`;
  // Two sizes may have swapped names, so each gets a temporary unique name first.
  await tx.$executeRaw`UPDATE product_variants SET name = id WHERE id = ANY(${ids})`;
  for (const { id, name, option, stock } of offered)
    await tx.$executeRaw`
      UPDATE product_variants SET name = ${name}, option = ${option}, stock = ${stock}::int, retired_at = NULL WHERE id = ${id}`;
}
