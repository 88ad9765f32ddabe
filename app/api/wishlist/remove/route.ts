import { methods, route } from "@/lib/http/route";
import { removeFromWishlist } from "@/lib/catalog/remove-from-wishlist";
import { removeFromWishlistBody, wishlistReply } from "@/lib/catalog/wishlist-contracts";
import { listWishlist } from "@/lib/catalog/wishlist-queries";
import { paths } from "@/lib/core/urls/paths";
import { wishlistFormErrorRedirect } from "@/lib/http/wishlist-form-redirects";

const failed = "Failed to remove this drop";

/** POST /wishlist/remove: removes a saved drop of the caller. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: removeFromWishlistBody,
    reply: wishlistReply,
    messages: { invalid: failed, failed },
    form: { done: () => paths.wishlist(), refused: wishlistFormErrorRedirect },
    run: async ({ actor, body }) => {
      await removeFromWishlist({ actor, slug: body.slug });
      return { items: await listWishlist(actor._id) };
    },
  }),
});
