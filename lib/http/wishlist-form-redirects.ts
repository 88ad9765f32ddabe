import { removeFromWishlistBody } from "@/lib/catalog/wishlist-contracts";
import type { AppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";

/** The redirect after a failed wishlist form without JavaScript: a visitor signs in and comes back to save the drop. */
export function wishlistFormErrorRedirect(error: AppError, form: unknown): string {
  const parsed = removeFromWishlistBody.safeParse(form);
  const add = parsed.success ? parsed.data.slug : undefined;
  if (error.code === "unauthenticated") return paths.login({ redirectTo: paths.wishlist({ add }) });
  return paths.wishlist({ error: error.code });
}
