import { getProduct } from "@/lib/catalog/queries";
import { throwAppError } from "@/lib/core/errors";

/** Throws `invalid_input` when an artwork references an unknown product; the exhibitions store only its slug. */
export async function requireDrop({ productSlug }: { productSlug: string | null }): Promise<void> {
  if (productSlug !== null && (await getProduct(productSlug))?.slug !== productSlug)
    throwAppError("invalid_input", "Failed to save artwork", {
      fields: { productSlug: "There is no such drop in the shop" },
    });
}
