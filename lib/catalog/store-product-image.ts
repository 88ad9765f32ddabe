import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { storePublicPicture } from "@/lib/images/store-public-picture";

type StoreProductImage = { actor: Actor; bytes: Uint8Array };

/**
 * Stores a product image in every size that the pages use. Returns the URL that the product form saves; no page links to an
 * image until then.
 */
export async function storeProductImage({ actor, bytes }: StoreProductImage): Promise<{ url: string }> {
  const { url } = await storePublicPicture({
    bytes,
    purpose: "product",
    userId: actor._id,
    record: (tx, subject) => recordAudit(tx, { actorId: actor._id, action: "product.upload-image", subject }),
  });
  return { url };
}
