import type { Actor } from "@/lib/auth/contracts";
import { photoKey, photoKeyFromUrl } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { ImageError, reencodeImage } from "@/lib/images/image-file";
import { enqueue } from "@/lib/jobs/outbox";
import { storageJobs } from "@/lib/storage/jobs";
import { storage } from "@/lib/storage/storage";

const PHOTO_SIZE = 256;
const photoErrorMessages: Record<ImageError["kind"], string> = {
  "not-an-image": "Please choose a JPEG, PNG, WebP or AVIF picture.",
  "too-many-pixels": "That picture is too large. Please choose one of fewer than 60 megapixels.",
  broken: "That picture could not be read. Please try another one.",
};

function throwPhotoError(error: unknown): never {
  if (error instanceof ImageError) throwAppError("invalid_input", photoErrorMessages[error.kind]);
  throw error;
}

/** Sets the user's photo, re-encoded as a small square, or removes it for null. Deletes the previous file. Returns the URL. */
export async function setPhoto({ actor, bytes }: { actor: Actor; bytes: Uint8Array | null }): Promise<string | null> {
  const id = newId("pht");
  const photoUrl = bytes && serverApiPaths.photo(id);
  if (bytes) {
    const photo = await reencodeImage(bytes, { width: PHOTO_SIZE, height: PHOTO_SIZE, fit: "cover" }).catch(
      throwPhotoError,
    );
    await storage().put(photoKey(id), photo, { type: "image/webp" });
  }
  await transaction(async (tx) => {
    // The row lock makes sure that of two concurrent uploads the replaced file is the one deleted.
    const [previous] = await tx.$queryRaw<{ photo_url: string | null }[]>`
      SELECT photo_url FROM users WHERE id = ${actor._id} FOR UPDATE`;
    await tx.user.update({ where: { id: actor._id }, data: { photoUrl } });
    const key = photoKeyFromUrl(previous?.photo_url ?? null);
    if (key) await enqueue(tx, storageJobs.deleteFile.job(`delete-file/${key}`, { key }));
  });
  await revalidatePages(pagesShowing.foundersWall);
  return photoUrl;
}
