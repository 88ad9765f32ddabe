import { methods, route } from "@/lib/http/route";
import { cartReply } from "@/lib/shop/contracts";
import { getCart } from "@/lib/shop/queries";

/** GET /cart: the caller’s cart, at the prices of this moment. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: cartReply,
    sentences: { failed: "Failed to fetch cart" },
    run: async ({ actor }) => ({ cart: await getCart(actor) }),
  }),
});
