import { buttonVariants } from "@/components/ui/button-variants";
import { apiPaths } from "@/lib/core/urls/api-paths";

type SaveFormProps = { slug: string; saved?: boolean };

/** Saves a drop to the wishlist, or removes it. It works without JavaScript; a visitor signs in first. */
export function SaveForm({ slug, saved = false }: SaveFormProps) {
  return (
    <form method="post" action={saved ? apiPaths.removeFromWishlist : apiPaths.wishlist} data-save={slug}>
      <input type="hidden" name="slug" value={slug} />
      <button type="submit" className={buttonVariants({ variant: "quiet", size: "small", className: "px-0" })}>
        {saved ? "Remove from wishlist" : "Save to wishlist"}
      </button>
    </form>
  );
}
