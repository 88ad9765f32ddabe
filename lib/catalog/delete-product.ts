import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

type DeleteProduct = { actor: Actor; slugOrId: string };
type DeletedProduct = { id: string; slug: string };

/**
 * Soft-deletes a drop and frees its slug. Orders still show it, carts mark it as unavailable, and an order that is being paid
 * is fulfilled.
 */
export async function deleteProduct(request: DeleteProduct): Promise<void> {
  const { slug } = await transaction((tx) => softDeleteProduct(tx, request));
  await revalidatePages(pagesShowing.product(slug));
}

/** The same within a transaction; the caller revalidates the pages. */
export async function softDeleteProduct(tx: Tx, { actor, slugOrId }: DeleteProduct): Promise<DeletedProduct> {
  const [deleted] = await tx.$queryRaw<DeletedProduct[]>`
    WITH shown AS (
      SELECT id, slug FROM products WHERE (id = ${slugOrId} OR slug = ${slugOrId}) AND deleted_at IS NULL FOR UPDATE
    )
    UPDATE products p SET deleted_at = now(), version = p.version + 1, slug = p.slug || '.' || p.id
    FROM shown WHERE p.id = shown.id RETURNING shown.id, shown.slug`;
  if (!deleted) return throwAppError("not_found", "Failed to delete product");
  await recordAudit(tx, {
    actorId: actor._id,
    action: "product.delete",
    subject: deleted.id,
    detail: { slug: deleted.slug },
  });
  return deleted;
}
