import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { ImageError, imageErrorMessages } from "@/lib/images/image-file";
import { storeImageVariants } from "@/lib/images/store-image-variants";

const STORED_WIDTH = 960;

/**
 * Stores a product image in every size that the pages use. Returns the URL that the product form saves; no page links to an
 * image until then.
 */
export async function storeProductImage({
  actor,
  bytes,
}: {
  actor: Actor;
  bytes: Uint8Array;
}): Promise<{ url: string }> {
  const name = await storeImageVariants(bytes, [{ suffix: "", widths: [160, 480, STORED_WIDTH] }]).catch(
    (error: unknown) => {
      if (error instanceof ImageError) return throwAppError("invalid_input", imageErrorMessages[error.kind]);
      throw error;
    },
  );
  await recordAudit(db, { actorId: actor._id, action: "product.upload-image", subject: name });
  return { url: serverApiPaths.image(`${name}-${STORED_WIDTH}.jpg`) };
}
