import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Takes the smart labels of a product away. Rejected once a numbered unit is sold: its owner has the printed label. */
export async function deleteSmartLabel({ actor, id: productId }: { actor: Actor; id: string }): Promise<void> {
  const slug = await transaction(async (tx) => {
    // A sale locks the row of its product too, so none is numbered in between.
    const [product] = await tx.$queryRaw<{ slug: string; name: string }[]>`
      SELECT p.slug, p.name FROM products p WHERE p.id = ${productId} FOR UPDATE`;
    if (!product) return throwAppError("not_found", "There is no such product.");
    const [deleted] = await tx.$queryRaw<{ code: string }[]>`
      DELETE FROM smart_labels s WHERE s.product_id = ${productId}
        AND NOT EXISTS (SELECT 1 FROM editions e WHERE e.product_id = ${productId} AND e.voided_at IS NULL) RETURNING s.code`;
    if (!deleted) {
      const exists = await tx.smartLabel.count({ where: { productId } });
      return exists
        ? throwAppError("conflict", "Units of this product are sold, and their owners have the labels. They stay.")
        : throwAppError("not_found", "This product has no smart labels.");
    }
    const { name } = product;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "smart-label.delete",
      subject: deleted.code,
      detail: { name },
    });
    return product.slug;
  });
  await revalidatePages(pagesShowing.product(slug));
}
