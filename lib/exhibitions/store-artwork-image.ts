import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { ImageError, imageErrorMessages, inspectImage } from "@/lib/images/image-file";
import { type ImageVariant, storeImageVariants } from "@/lib/images/store-image-variants";

type ImageShape = "work" | "cover";

/** An artwork is 4:5, with a wide variant for desktop screens and a share image; an exhibition cover is 8:5. */
const imageSizes: Record<ImageShape, { stored: string; minWidth: number; variants: readonly ImageVariant[] }> = {
  work: {
    stored: "-960.jpg",
    minWidth: 960,
    variants: [
      { suffix: "", widths: [160, 480, 960], ratio: 4 / 5 },
      { suffix: "-wide", widths: [640, 960, 1600], ratio: 2 },
      { suffix: "-share", widths: [1200], ratio: 1200 / 630, jpegOnly: true },
    ],
  },
  cover: { stored: "-1600.jpg", minWidth: 1200, variants: [{ suffix: "", widths: [640, 960, 1600], ratio: 8 / 5 }] },
};

type StoreArtworkImage = { actor: Actor; bytes: Uint8Array; shape: ImageShape };

/** Stores the variants of an image and returns the URL that the form saves. */
export async function storeArtworkImage({ actor, bytes, shape }: StoreArtworkImage): Promise<{ url: string }> {
  const { stored, minWidth, variants } = imageSizes[shape];
  try {
    const { width } = await inspectImage(bytes);
    if (width < minWidth) throwAppError("invalid_input", `Please choose a picture at least ${minWidth} pixels wide.`);
    const name = await storeImageVariants(bytes, variants);
    await recordAudit(db, { actorId: actor._id, action: "exhibition.upload-image", subject: name, detail: { shape } });
    return { url: serverApiPaths.image(`${name}${stored}`) };
  } catch (error) {
    if (error instanceof ImageError) return throwAppError("invalid_input", imageErrorMessages[error.kind]);
    throw error;
  }
}
