import sharp from "sharp";
import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { checkPicture, PictureError } from "@/lib/platform/picture-file";
import { storage } from "@/lib/platform/storage";

const widths = [160, 480, 960] as const;
const kinds = { avif: { quality: 55, effort: 2 }, webp: { quality: 80 } } as const;
const stored = 960;

const sentences: Record<PictureError["kind"], string> = {
  "not-a-picture": "Please choose a JPEG, PNG, WebP or AVIF picture.",
  "too-many-pixels": "This picture has too many pixels. Please make it smaller first.",
  broken: "This picture is damaged. Please choose another one.",
};

/**
 * Keeps a picture of a drop in every size the pages ask for, drawn anew, so that nothing else that lay in the file is kept.
 * The address that comes back is what a drop's form stores; a picture that no drop names is seen by nobody.
 */
export async function keepPicture({ actor, bytes }: { actor: Actor; bytes: Uint8Array }): Promise<{ url: string }> {
  const name = newId("img").replace("_", "-");
  try {
    await checkPicture(bytes);
    const upright = await sharp(bytes, { failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: stored, withoutEnlargement: true })
      .flatten({ background: "white" })
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const width of widths) {
      const drawn = sharp(upright).resize({ width, withoutEnlargement: true });
      await store(`${name}-${width}.avif`, "image/avif", await drawn.clone().avif(kinds.avif).toBuffer());
      await store(`${name}-${width}.webp`, "image/webp", await drawn.clone().webp(kinds.webp).toBuffer());
      if (width === stored)
        await store(
          `${name}-${width}.jpg`,
          "image/jpeg",
          await drawn.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
        );
    }
  } catch (error) {
    if (error instanceof PictureError) return refuse("invalid_input", sentences[error.kind]);
    throw error;
  }
  await recordAudit(db, { actorId: actor._id, action: "product.picture", subject: name });
  return { url: apiPaths.picture(`${name}-${stored}.jpg`) };
}

const store = (name: string, type: string, bytes: Uint8Array) => storage().put(`pictures/${name}`, bytes, { type });
