import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminExhibition, ExhibitionChange } from "@/lib/exhibitions/admin-contracts";
import { getAdminExhibition, requireAdminExhibition } from "@/lib/exhibitions/admin-queries";
import { toExhibitionFields } from "@/lib/exhibitions/edit-fields";
import { toExhibitionColumns } from "@/lib/exhibitions/mappers";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { throwConflict } from "@/lib/versions/throw-conflict";

const SAVE_FAILED = "Failed to save exhibition";
const STALE = "Someone else has changed this exhibition. Reload the page and try again.";

type UpdateExhibition = EditSource & { actor: Pick<Actor, "_id">; id: string; body: ExhibitionChange };

/** Updates an exhibition, and the pages that show it. */
export async function updateExhibition(edit: UpdateExhibition): Promise<AdminExhibition> {
  await transaction((tx) => changeExhibition(tx, edit)).catch((error: unknown) => {
    if (isUniqueViolation(error))
      throwAppError("conflict", SAVE_FAILED, { fields: { slug: "Another exhibition has this slug" } });
    throw error;
  });
  await revalidatePages(pagesShowing.exhibitions);
  return requireAdminExhibition(edit.id);
}

/**
 * Updates an exhibition within a transaction and returns the pages to revalidate. Throws `stale` for an old version. The slug of a
 * published exhibition is fixed, because others link to it.
 */
export async function changeExhibition(
  tx: Tx,
  { actor, id, body, note }: UpdateExhibition,
): Promise<readonly string[]> {
  const { slug, isDraft, version } = body;
  await tx.$queryRaw`SELECT 1 FROM exhibitions WHERE id = ${id} FOR UPDATE`;
  const before = await getAdminExhibition(id, tx);
  if (!before) return throwAppError("not_found", SAVE_FAILED);
  const saved = { kind: "exhibition" as const, subjectId: id };
  if (before.version !== version)
    return throwConflict(tx, {
      ...saved,
      message: SAVE_FAILED,
      reason: STALE,
      version: before.version,
      fields: toExhibitionFields(before),
    });
  if (slug && slug !== before.slug && !before.isDraft)
    return throwAppError("invalid_input", SAVE_FAILED, {
      fields: { slug: "The slug of a published exhibition cannot be changed" },
    });
  if (isDraft && before.leaders > 0)
    return throwAppError("invalid_input", SAVE_FAILED, {
      fields: { isDraft: "An exhibition with leaders cannot be unpublished" },
    });
  // Their viewer shows the leaders.
  if (body.blocks.length > 0 && before.leaders > 0)
    return throwAppError("invalid_input", SAVE_FAILED, {
      fields: { blocks: "An exhibition with leaders has no blocks" },
    });
  await tx.exhibition.update({
    where: { id },
    data: { ...toExhibitionColumns(body), slug, isDraft, version: { increment: 1 } },
  });
  const after = { ...before, ...body };
  const changes = await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version, fields: toExhibitionFields(before) },
    after: { version: version + 1, fields: toExhibitionFields({ ...after, slug: slug ?? before.slug }) },
    note,
  });
  const action =
    before.isDraft === isDraft ? "exhibition.update" : isDraft ? "exhibition.unpublish" : "exhibition.publish";
  await recordAudit(tx, { actorId: actor._id, action, subject: id, detail: { slug: slug ?? before.slug, changes } });
  return pagesShowing.exhibitions;
}
