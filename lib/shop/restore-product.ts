import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction, wasTaken } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";

const failed = "Failed to save product";

/** Puts a drop that was taken off show back, under the slug it had. Another drop may have that slug by now; then it stays away. */
export async function restoreProduct({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  const slug = await transaction(async (tx) => {
    const [restored] = await tx.$queryRaw<{ slug: string }[]>`
      UPDATE products SET deleted_at = NULL, version = version + 1, slug = replace(slug, '.' || id, '')
      WHERE id = ${id} AND deleted_at IS NOT NULL RETURNING slug`;
    if (!restored) return refuse("not_found", failed);
    await recordAudit(tx, { actorId: actor._id, action: "product.restore", subject: id, detail: restored });
    return restored.slug;
  }).catch((error: unknown) => {
    if (wasTaken(error, "products_slug_key"))
      return refuse("conflict", failed, { fields: { slug: "Another drop has this slug" } });
    throw error;
  });
  republish(productPaths(slug));
}
