import { methods, route } from "@/lib/http/route";
import { addToWishlist } from "@/lib/catalog/add-to-wishlist";
import { wishlistBody, wishlistReply } from "@/lib/catalog/wishlist-contracts";
import { listWishlist } from "@/lib/catalog/wishlist-queries";
import { paths } from "@/lib/core/urls/paths";
import { wishlistFormErrorRedirect } from "@/lib/http/wishlist-form-redirects";

const failed = "Failed to save this drop";

/** GET /wishlist: the drops that the caller has saved. POST saves one, or changes which emails about it are wanted. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: wishlistReply,
    run: async ({ actor }) => ({ items: await listWishlist(actor._id) }),
  }),
  POST: route({
    access: "session",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: wishlistBody,
    reply: wishlistReply,
    messages: { invalid: failed, failed },
    form: { done: () => paths.wishlist(), refused: wishlistFormErrorRedirect },
    run: async ({ actor, body }) => {
      await addToWishlist({ actor, body });
      return { items: await listWishlist(actor._id) };
    },
  }),
});
