import { viewerReply } from "@/lib/accounts/contracts";
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
      // Whoever walks about is kept signed in. Nobody's cookies are taken: this answer may be late, and somebody may have
      // signed in since. The page's script forgets a hint that outlived its session (components/accounts/use-viewer.ts).
      if (actor) await renewSession(request, actor, headers);
      return { user: actor, cartQuantity: actor ? await countCart(actor._id) : 0 };
    },
  }),
});
