import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { keepSizes } from "@/lib/platform/keep-sizes";
import { PictureError, pictureSentences } from "@/lib/platform/picture-file";

const stored = 960;

/**
 * Keeps a picture of a drop in every size the pages ask for. The address that comes back is what a drop's form stores; a picture
 * that no drop names is seen by nobody.
 */
export async function keepPicture({ actor, bytes }: { actor: Actor; bytes: Uint8Array }): Promise<{ url: string }> {
  const name = await keepSizes(bytes, [{ suffix: "", widths: [160, 480, stored] }]).catch((error: unknown) => {
    if (error instanceof PictureError) return refuse("invalid_input", pictureSentences[error.kind]);
    throw error;
  });
  await recordAudit(db, { actorId: actor._id, action: "product.picture", subject: name });
  return { url: apiPaths.picture(`${name}-${stored}.jpg`) };
}
