import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { SmartLabelBody } from "@/lib/catalog/labels/contracts";
import { getObjectModel } from "@/lib/catalog/models";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { leaders } from "@/lib/exhibitions/collection/leaders";

type SavedLabel = SmartLabelBody & { code: string };

/** Gives a product smart labels, or changes what they show. The codes of its units exist already and stay. */
export async function saveSmartLabel(given: { actor: Actor; id: string; body: SmartLabelBody }): Promise<SavedLabel> {
  const { actor, id: productId, body } = given;
  const { model, chapterSlug } = body;
  const fields = {
    ...(model !== null && !getObjectModel(model) && { model: "There is no such model" }),
    ...(chapterSlug !== null &&
      !leaders.some(({ slug }) => slug === chapterSlug) && { chapterSlug: "There is no such chapter" }),
  };
  if (Object.keys(fields).length > 0) throwAppError("invalid_input", "Failed to save the labels", { fields });
  const { slug, code } = await transaction(async (tx) => {
    const product = await tx.product.findFirst({
      where: { id: productId, deletedAt: null },
      select: { slug: true, name: true },
    });
    if (!product) return throwAppError("not_found", "There is no such product.");
    const before = await tx.smartLabel.findUnique({ where: { productId }, select: { model: true, chapterSlug: true } });
    const [saved] = await tx.$queryRaw<{ code: string; created: boolean }[]>`
      INSERT INTO smart_labels (id, product_id, model, chapter_slug) VALUES (${newId("lbl")}, ${productId}, ${model}, ${chapterSlug})
      ON CONFLICT (product_id) DO UPDATE SET model = excluded.model, chapter_slug = excluded.chapter_slug
      RETURNING code, xmax = 0 AS created`;
    if (!saved) throw new Error("the label was not written");
    await recordAudit(tx, {
      actorId: actor._id,
      action: saved.created ? "smart-label.create" : "smart-label.update",
      subject: saved.code,
      detail: { name: product.name, model, chapterSlug, changes: auditChanges(before ?? {}, { model, chapterSlug }) },
    });
    return { slug: product.slug, code: saved.code };
  });
  await revalidatePages(pagesShowing.product(slug));
  return { code, model, chapterSlug };
}
