import { methods, route } from "@/lib/http/route";
import { getCart } from "@/lib/orders/cart-queries";
import { cartReply } from "@/lib/orders/contracts";

/** GET /cart: the caller's cart at current prices. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: cartReply,
    messages: { failed: "Failed to fetch cart" },
    run: async ({ actor }) => ({ cart: await getCart(actor) }),
  }),
});
