import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";

type Deleted = { id: string; slug: string };

/**
 * Takes a drop off show. Orders keep it, carts show it as no longer available, and an order that is being paid at this
 * moment is honoured.
 */
export async function deleteProduct({ actor, slugOrId }: { actor: Actor; slugOrId: string }): Promise<void> {
  const { slug } = await transaction(async (tx) => {
    const [deleted] = await tx.$queryRaw<Deleted[]>`
      UPDATE products SET deleted_at = now(), version = version + 1
      WHERE (id = ${slugOrId} OR slug = ${slugOrId}) AND deleted_at IS NULL RETURNING id, slug`;
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
