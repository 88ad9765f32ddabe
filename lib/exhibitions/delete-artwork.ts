import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

const DELETE_FAILED = "Failed to delete artwork";

type DeleteArtwork = { actor: Pick<Actor, "_id">; id: string };

/** Deletes an artwork with its annotations. The artwork of a leader cannot be deleted, because the leader's pages need it. */
export async function deleteArtwork(wanted: DeleteArtwork): Promise<void> {
  await transaction((tx) => removeArtwork(tx, wanted));
  await revalidatePages(pagesShowing.exhibitions);
}

/** Deletes an artwork within a transaction. */
export async function removeArtwork(tx: Tx, { actor, id }: DeleteArtwork): Promise<void> {
  const artwork = await tx.artwork.findFirst({ where: { id, exhibition: { deletedAt: null } } });
  if (!artwork) return throwAppError("not_found", DELETE_FAILED);
  const { count } = await tx.artwork.deleteMany({ where: { id, leaderId: null } });
  if (count === 0) {
    const reason =
      artwork.leaderId === null ? "Someone else has already deleted it" : "The artwork of a leader cannot be deleted";
    return throwAppError("conflict", DELETE_FAILED, { fields: { leader: reason } });
  }
  const { slug, title, exhibitionId } = artwork;
  const detail = { slug, title, exhibitionId };
  await recordAudit(tx, { actorId: actor._id, action: "artwork.delete", subject: id, detail });
}
