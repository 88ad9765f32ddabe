import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminArtwork, ArtworkChange } from "@/lib/exhibitions/admin-contracts";
import { requireAdminArtwork } from "@/lib/exhibitions/admin-queries";
import { toAnnotationRows, toArtworkColumns } from "@/lib/exhibitions/mappers";

const SAVE_FAILED = "Failed to save artwork";
const staleVersionError = { version: "Someone else has changed this artwork. Reload the page and try again." };

/** Updates an artwork and its annotations. Throws `stale` for an old version. A new image has no tiles. */
export async function updateArtwork(input: { actor: Actor; id: string; body: ArtworkChange }): Promise<AdminArtwork> {
  const { actor, id, body } = input;
  await transaction(async (tx) => {
    const before = await tx.artwork.findFirst({ where: { id, exhibition: { deletedAt: null } } });
    if (!before) return throwAppError("not_found", SAVE_FAILED);
    const columns = toArtworkColumns(body);
    const { count } = await tx.artwork.updateMany({
      where: { id, version: body.version },
      data: {
        ...columns,
        ...(columns.imageUrl !== before.imageUrl && { tilesUrl: null }),
        version: { increment: 1 },
      },
    });
    if (count === 0) return throwAppError("stale", SAVE_FAILED, { fields: staleVersionError });
    await tx.artworkAnnotation.deleteMany({ where: { artworkId: id } });
    await tx.artworkAnnotation.createMany({
      data: toAnnotationRows(body.notes).map((row) => ({ ...row, artworkId: id })),
    });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "artwork.update",
      subject: id,
      detail: { slug: before.slug, title: body.title },
    });
  });
  await revalidatePages(pagesShowing.leaders);
  return requireAdminArtwork(id);
}
