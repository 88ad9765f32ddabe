import { viewerReply } from "@/lib/accounts/contracts";
import { clearSessionCookies } from "@/lib/accounts/session-token";
import { renewSession } from "@/lib/http/renew-session";
import { methods, route } from "@/lib/http/route";
import { countCart } from "@/lib/shop/queries";

/** What the islands of a static page ask, and only when the hint cookie says that someone may be signed in. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    reply: viewerReply,
    run: async ({ actor, request, headers }) => {
      // Whoever walks about is kept signed in. A hint that outlived its session goes: the next page asks nothing.
      if (actor) await renewSession(request, actor, headers);
      else clearSessionCookies(headers);
      return { user: actor, cartQuantity: actor ? await countCart(actor._id) : 0 };
    },
  }),
});
