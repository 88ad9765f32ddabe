import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { type Cut, keepSizes } from "@/lib/platform/keep-sizes";
import { checkPicture, PictureError, pictureSentences } from "@/lib/platform/picture-file";

type Shape = "work" | "cover";

/** A work hangs as a sheet of 4:5, as the plate of a desktop screen and on a share card; a cover of an exhibition is 8:5. */
const cuts: Record<Shape, { stored: string; least: number; cuts: readonly Cut[] }> = {
  work: {
    stored: "-960.jpg",
    least: 960,
    cuts: [
      { suffix: "", widths: [160, 480, 960], ratio: 4 / 5 },
      { suffix: "-wide", widths: [640, 960, 1600], ratio: 2 },
      { suffix: "-share", widths: [1200], ratio: 1200 / 630, jpegOnly: true },
    ],
  },
  cover: { stored: "-1600.jpg", least: 1200, cuts: [{ suffix: "", widths: [640, 960, 1600], ratio: 8 / 5 }] },
};

type Keep = { actor: Actor; bytes: Uint8Array; shape: Shape };

/** Keeps a picture for a work or a cover. The address that comes back is what its form stores; one that no form stores is seen by nobody. */
export async function keepArtworkPicture({ actor, bytes, shape }: Keep): Promise<{ url: string }> {
  const { stored, least, cuts: wanted } = cuts[shape];
  try {
    const { width } = await checkPicture(bytes);
    if (width < least) refuse("invalid_input", `Please choose a picture at least ${least} pixels wide.`);
    const name = await keepSizes(bytes, wanted);
    await recordAudit(db, { actorId: actor._id, action: "exhibition.picture", subject: name, detail: { shape } });
    return { url: apiPaths.picture(`${name}${stored}`) };
  } catch (error) {
    if (error instanceof PictureError) return refuse("invalid_input", pictureSentences[error.kind]);
    throw error;
  }
}
