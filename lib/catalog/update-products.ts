import type { Actor } from "@/lib/auth/contracts";
import { type BulkProductsBody, type BulkProductsReply, MAX_BULK_PRODUCTS } from "@/lib/catalog/admin-contracts";
import { listAllProductIds } from "@/lib/catalog/admin-queries";
import { changeProduct } from "@/lib/catalog/update-product";
import { AppError, throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/**
 * Changes several drops, each in its own transaction with its own audit entry. Returns the result of each: one that cannot be
 * saved does not stop the others.
 */
export async function updateProducts({
  actor,
  body,
}: {
  actor: Actor;
  body: BulkProductsBody;
}): Promise<BulkProductsReply> {
  const results: BulkProductsReply["results"] = [];
  const slugs: string[] = [];
  const changes = await toChanges(body);
  try {
    for (const { id, ...change } of changes) {
      try {
        const saved = await transaction((tx) => changeProduct(tx, { actor, slugOrId: id, body: change }));
        slugs.push(...saved.slugs);
        results.push({ id, version: saved.version, error: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const [detail = error.message] = Object.values(error.fields ?? {});
        results.push({ id, version: null, error: error.code === "not_found" ? "It was deleted." : detail });
      }
    }
  } finally {
    // An unexpected error ends the loop, but the drops before it are saved.
    await revalidatePages(new Set(slugs.flatMap(pagesShowing.product)));
  }
  return { results };
}

async function toChanges(body: BulkProductsBody) {
  if ("rows" in body) return body.rows;
  const { inStock } = body;
  const ids = "ids" in body ? body.ids : await listAllProductIds(body, { inStock: !inStock }, MAX_BULK_PRODUCTS + 1);
  if (ids.length > MAX_BULK_PRODUCTS)
    throwAppError("invalid_input", `At most ${MAX_BULK_PRODUCTS} products at once. Choose fewer with the filters.`);
  return ids.map((id) => ({ id, inStock }));
}
