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
 * is fulfilled. Throws `conflict` while a draw gives it.
 */
export async function deleteProduct(request: DeleteProduct): Promise<void> {
  const { slug } = await transaction((tx) => softDeleteProduct(tx, request));
  await revalidatePages(pagesShowing.product(slug));
}

/** The same within a transaction; the caller revalidates the pages. */
export async function softDeleteProduct(tx: Tx, { actor, slugOrId }: DeleteProduct): Promise<DeletedProduct> {
  const [deleted] = await tx.$queryRaw<DeletedProduct[]>`
    SELECT id, slug FROM products WHERE (id = ${slugOrId} OR slug = ${slugOrId}) AND deleted_at IS NULL FOR UPDATE`;
  if (!deleted) return throwAppError("not_found", "Failed to delete product");
  // A draw that is being made waits for this lock, or is seen here.
  const count = await tx.$executeRaw`
    UPDATE products SET deleted_at = now(), version = version + 1, slug = slug || '.' || id
    WHERE id = ${deleted.id} AND NOT shop_in_draw(id)`;
  if (count === 0)
    return throwAppError("conflict", "This drop is given by a draw. It can be deleted when the draw is over.");
  await recordAudit(tx, {
    actorId: actor._id,
    action: "product.delete",
    subject: deleted.id,
    detail: { slug: deleted.slug },
  });
  return deleted;
}
