import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";

type Deleted = { id: string; slug: string };

/**
 * Takes a drop off show. Orders keep it, carts show it as no longer available, and an order that is being paid at this
 * moment is honoured. Its slug is free for another drop from then on.
 */
export async function deleteProduct({ actor, slugOrId }: { actor: Actor; slugOrId: string }): Promise<void> {
  const { slug } = await transaction(async (tx) => {
    const [deleted] = await tx.$queryRaw<Deleted[]>`
      WITH shown AS (
        SELECT id, slug FROM products WHERE (id = ${slugOrId} OR slug = ${slugOrId}) AND deleted_at IS NULL FOR UPDATE
      )
      UPDATE products p SET deleted_at = now(), version = p.version + 1, slug = p.slug || '.' || p.id
      FROM shown WHERE p.id = shown.id RETURNING shown.id, shown.slug`;
    if (!deleted) return refuse("not_found", "Failed to delete product");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "product.delete",
      subject: deleted.id,
      detail: { slug: deleted.slug },
    });
    return deleted;
  });
  republish(productPaths(slug));
}
