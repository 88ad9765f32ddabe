import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminExhibition, ExhibitionChange } from "@/lib/exhibitions/admin-contracts";
import { requireAdminExhibition } from "@/lib/exhibitions/admin-queries";
import { toExhibitionColumns } from "@/lib/exhibitions/mappers";

const SAVE_FAILED = "Failed to save exhibition";
const staleVersionError = { version: "Someone else has changed this exhibition. Reload the page and try again." };

type UpdateExhibition = { actor: Actor; id: string; body: ExhibitionChange };

/** Updates an exhibition. Throws `stale` for an old version. The slug of a published exhibition is fixed, because others link to it. */
export async function updateExhibition({ actor, id, body }: UpdateExhibition): Promise<AdminExhibition> {
  const { slug, isDraft, version } = body;
  await transaction(async (tx) => {
    const before = await tx.exhibition.findFirst({
      where: { id, deletedAt: null },
      include: { _count: { select: { leaders: true } } },
    });
    if (!before) return throwAppError("not_found", SAVE_FAILED);
    if (before.version !== version) return throwAppError("stale", SAVE_FAILED, { fields: staleVersionError });
    if (slug && slug !== before.slug && !before.isDraft)
      return throwAppError("invalid_input", SAVE_FAILED, {
        fields: { slug: "The slug of a published exhibition cannot be changed" },
      });
    if (isDraft && before._count.leaders > 0)
      return throwAppError("invalid_input", SAVE_FAILED, {
        fields: { isDraft: "An exhibition with leaders cannot be unpublished" },
      });
    const { count } = await tx.exhibition.updateMany({
      where: { id, deletedAt: null, version },
      data: { ...toExhibitionColumns(body), slug, isDraft, version: { increment: 1 } },
    });
    if (count === 0) return throwAppError("stale", SAVE_FAILED, { fields: staleVersionError });
    const action =
      before.isDraft === isDraft ? "exhibition.update" : isDraft ? "exhibition.unpublish" : "exhibition.publish";
    await recordAudit(tx, { actorId: actor._id, action, subject: id, detail: { slug: slug ?? before.slug } });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error))
      throwAppError("conflict", SAVE_FAILED, { fields: { slug: "Another exhibition has this slug" } });
    throw error;
  });
  await revalidatePages(pagesShowing.exhibitions);
  return requireAdminExhibition(id);
}
