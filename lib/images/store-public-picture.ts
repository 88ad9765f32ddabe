import { throwAppError } from "@/lib/core/errors";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { ImageError, imageErrorMessages, inspectImage } from "@/lib/images/image-file";
import { readPalette } from "@/lib/images/palette";
import { type ImageVariant, storeImageVariants } from "@/lib/images/store-image-variants";
import type { FileContents } from "@/lib/storage/file-versions";
import { createPublicFile, type NewPublicFile } from "@/lib/storage/public-files";

export type PicturePurpose = "product" | "artwork" | "cover";

/** A product's picture keeps its shape; an artwork is 4:5, with a wide variant and a share image; an exhibition's cover is 8:5. */
const sizes: Record<PicturePurpose, { stored: string; minWidth: number; variants: readonly ImageVariant[] }> = {
  product: { stored: "-960.jpg", minWidth: 1, variants: [{ suffix: "", widths: [160, 480, 960] }] },
  artwork: {
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

/** The URL that a record stores for a picture. */
export const pictureUrl = (id: string, purpose: PicturePurpose): string =>
  serverApiPaths.image(`${id}${sizes[purpose].stored}`);

/** Stores every size of a picture under a new name. Throws for a file that is no picture, or too small. */
export async function storePictureFiles(bytes: Uint8Array, purpose: PicturePurpose): Promise<FileContents> {
  const { minWidth, variants } = sizes[purpose];
  try {
    const { width } = await inspectImage(bytes);
    if (width < minWidth) throwAppError("invalid_input", `Please choose a picture at least ${minWidth} pixels wide.`);
    const palette = await readPalette(bytes);
    const { name, suffixes, sizeBytes } = await storeImageVariants(bytes, variants);
    return { storageKey: `pictures/${name}`, suffixes, mimeType: "image/jpeg", sizeBytes, palette };
  } catch (error) {
    if (error instanceof ImageError) return throwAppError("invalid_input", imageErrorMessages[error.kind]);
    throw error;
  }
}

type StorePicture = Omit<NewPublicFile, "contents" | "purpose"> & { bytes: Uint8Array; purpose: PicturePurpose };

/** Stores a picture and its record. Returns the id and the URL that a record stores. */
export async function storePublicPicture({ bytes, ...file }: StorePicture): Promise<{ id: string; url: string }> {
  const id = await createPublicFile({ ...file, contents: await storePictureFiles(bytes, file.purpose) });
  return { id, url: pictureUrl(id, file.purpose) };
}
