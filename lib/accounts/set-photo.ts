import type { Actor } from "@/lib/accounts/contracts";
import { photoKey, photoKeyOf } from "@/lib/accounts/rules";
import { apiPaths } from "@/lib/platform/api-paths";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { PictureError, redrawPicture } from "@/lib/platform/picture-file";
import { republish } from "@/lib/platform/republish";
import { storage } from "@/lib/platform/storage";

const side = 256;
const sentences: Record<PictureError["kind"], string> = {
  "not-a-picture": "Please choose a JPEG, PNG, WebP or AVIF picture.",
  "too-many-pixels": "That picture is too large. Please choose one of fewer than 60 megapixels.",
  broken: "That picture could not be read. Please try another one.",
};

function sayWhy(error: unknown): never {
  if (error instanceof PictureError) refuse("invalid_input", sentences[error.kind]);
  throw error;
}

/** Puts a photo beside somebody's name, or takes it away. It is drawn anew, small and square; the earlier one's file goes. */
export async function setPhoto({ actor, bytes }: { actor: Actor; bytes: Uint8Array | null }): Promise<string | null> {
  const id = newId("pht");
  const photoUrl = bytes && apiPaths.photo(id);
  if (bytes) {
    const photo = await redrawPicture(bytes, { width: side, height: side, fit: "cover" }).catch(sayWhy);
    await storage().put(photoKey(id), photo, { type: "image/webp" });
  }
  await transaction(async (tx) => {
    // The row is locked, so that of two uploads at once the one that is replaced is the one that is removed.
    const [before] = await tx.$queryRaw<{ photo_url: string | null }[]>`
      SELECT photo_url FROM users WHERE id = ${actor._id} FOR UPDATE`;
    await tx.user.update({ where: { id: actor._id }, data: { photoUrl } });
    const key = photoKeyOf(before?.photo_url ?? null);
    if (key) await enqueue(tx, { topic: "account.remove-file", key: `remove-file/${key}`, payload: { key } });
  });
  republish([paths.foundersWall]);
  return photoUrl;
}
