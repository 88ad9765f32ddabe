import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { type PicturePurpose, storePublicPicture } from "@/lib/images/store-public-picture";

type ImageShape = "work" | "cover";
const purposes: Record<ImageShape, PicturePurpose> = { work: "artwork", cover: "cover" };

type StoreArtworkImage = { actor: Actor; bytes: Uint8Array; shape: ImageShape };

/** Stores the variants of an image and returns the URL that the form saves. */
export async function storeArtworkImage({ actor, bytes, shape }: StoreArtworkImage): Promise<{ url: string }> {
  const { url } = await storePublicPicture({
    bytes,
    purpose: purposes[shape],
    userId: actor._id,
    record: (tx, subject) =>
      recordAudit(tx, { actorId: actor._id, action: "exhibition.upload-image", subject, detail: { shape } }),
  });
  return { url };
}
