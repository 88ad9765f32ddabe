import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { AdminArtwork, ArtworkBody } from "@/lib/exhibitions/admin-contracts";
import { requireAdminArtwork } from "@/lib/exhibitions/admin-queries";
import { toAnnotationRows, toArtworkColumns } from "@/lib/exhibitions/mappers";

const SAVE_FAILED = "Failed to save artwork";

type NewArtwork = { actor: Pick<Actor, "_id">; exhibitionId: string; body: ArtworkBody };

/** Adds an artwork as the last one of an exhibition. */
export async function createArtwork(input: NewArtwork): Promise<AdminArtwork> {
  const id = await transaction((tx) => insertArtwork(tx, input)).catch(throwIfArtworkSlugTaken);
  await revalidatePages(pagesShowing.exhibitions);
  return requireAdminArtwork(id);
}

/** Adds an artwork as the last one of an exhibition within a transaction, and returns its id. */
export async function insertArtwork(tx: Tx, { actor, exhibitionId, body }: NewArtwork): Promise<string> {
  const exhibition = await tx.exhibition.findFirst({
    where: { id: exhibitionId, deletedAt: null },
    select: { id: true },
  });
  if (!exhibition) return throwAppError("not_found", SAVE_FAILED);
  const id = newId("art");
  const { _max } = await tx.artwork.aggregate({ where: { exhibitionId }, _max: { position: true } });
  const position = (_max.position ?? 0) + 1;
  const notes = { create: toAnnotationRows(body.notes) };
  await tx.artwork.create({
    data: { ...toArtworkColumns(body), id, exhibitionId, slug: body.slug, position, annotations: notes },
  });
  await recordAudit(tx, { actorId: actor._id, action: "artwork.create", subject: id, detail: { slug: body.slug } });
  return id;
}

/** Maps a slug that another artwork has to an error that can be shown. */
export function throwIfArtworkSlugTaken(error: unknown): never {
  if (isUniqueViolation(error))
    throwAppError("conflict", SAVE_FAILED, { fields: { slug: "Another artwork in this exhibition has this slug" } });
  throw error;
}
