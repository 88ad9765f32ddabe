import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminArtwork, ArtworkChange } from "@/lib/exhibitions/admin-contracts";
import { getAdminArtwork, requireAdminArtwork } from "@/lib/exhibitions/admin-queries";
import { toArtworkFields } from "@/lib/exhibitions/edit-fields";
import { requireLeaderPicture } from "@/lib/exhibitions/leaders/require-leader-picture";
import { toAnnotationRows, toArtworkColumns } from "@/lib/exhibitions/mappers";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { throwConflict } from "@/lib/versions/throw-conflict";

const SAVE_FAILED = "Failed to save artwork";
const STALE = "Someone else has changed this artwork. Reload the page and try again.";

type UpdateArtwork = EditSource & { actor: Pick<Actor, "_id">; id: string; body: ArtworkChange };

/** Updates an artwork and its annotations, and the pages that show them. */
export async function updateArtwork(edit: UpdateArtwork): Promise<AdminArtwork> {
  await transaction((tx) => changeArtwork(tx, edit));
  await revalidatePages(pagesShowing.leaders);
  return requireAdminArtwork(edit.id);
}

/**
 * Updates an artwork and its annotations within a transaction and returns the pages to revalidate. Throws `stale` for an old version.
 * A new image has no tiles, and a published leader who was added needs one.
 */
export async function changeArtwork(tx: Tx, { actor, id, body, note }: UpdateArtwork): Promise<readonly string[]> {
  await tx.$queryRaw`SELECT 1 FROM artworks WHERE id = ${id} FOR UPDATE`;
  const before = await getAdminArtwork(id, tx);
  if (!before) return throwAppError("not_found", SAVE_FAILED);
  const saved = { kind: "artwork" as const, subjectId: id };
  if (before.version !== body.version)
    return throwConflict(tx, {
      ...saved,
      message: SAVE_FAILED,
      reason: STALE,
      version: before.version,
      fields: toArtworkFields(before),
    });
  const columns = toArtworkColumns(body);
  await tx.artwork.update({
    where: { id },
    data: {
      ...columns,
      ...(columns.imageUrl !== (before.image?.url ?? null) && { tilesUrl: null }),
      version: { increment: 1 },
    },
  });
  await tx.artworkAnnotation.deleteMany({ where: { artworkId: id } });
  await tx.artworkAnnotation.createMany({
    data: toAnnotationRows(body.notes).map((row) => ({ ...row, artworkId: id })),
  });
  // The pages of the others have the pictures that ship with the site.
  if (before.leader?.isAdded && !before.leader.isDraft) await requireLeaderPicture(tx, id);
  const changes = await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version: before.version, fields: toArtworkFields(before) },
    after: { version: before.version + 1, fields: toArtworkFields({ ...before, ...body }) },
    note,
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "artwork.update",
    subject: id,
    detail: { slug: before.slug, title: body.title, changes },
  });
  return pagesShowing.leaders;
}
