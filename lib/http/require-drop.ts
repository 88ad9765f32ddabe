import { refuse } from "@/lib/platform/errors";
import { getProduct } from "@/lib/shop/queries";

/** Refuses a work that names a drop which is not there: the hall knows the slug of a drop and nothing more. */
export async function requireDropOf({ productSlug }: { productSlug: string | null }): Promise<void> {
  if (productSlug !== null && (await getProduct(productSlug))?.slug !== productSlug)
    refuse("invalid_input", "Failed to save work", { fields: { productSlug: "There is no such drop in the shop" } });
}
