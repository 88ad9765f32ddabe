import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction, violatesIndex } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

const SAVE_FAILED = "Failed to save product";

/** Restores a deleted drop under its old slug. Throws `conflict` if another drop has that slug now. */
export async function restoreProduct({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  const slug = await transaction(async (tx) => {
    const [restored] = await tx.$queryRaw<{ slug: string }[]>`
      UPDATE products SET deleted_at = NULL, version = version + 1, slug = replace(slug, '.' || id, '')
      WHERE id = ${id} AND deleted_at IS NOT NULL RETURNING slug`;
    if (!restored) return throwAppError("not_found", SAVE_FAILED);
    await recordAudit(tx, { actorId: actor._id, action: "product.restore", subject: id, detail: restored });
    return restored.slug;
  }).catch((error: unknown) => {
    if (violatesIndex(error, "products_slug_key"))
      return throwAppError("conflict", SAVE_FAILED, { fields: { slug: "Another drop has this slug" } });
    throw error;
  });
  await revalidatePages(pagesShowing.product(slug));
}
