import { methods, route } from "@/lib/http/route";
import { currentUserReply } from "@/lib/auth/contracts";
import { asViewed } from "@/lib/http/authenticate";
import { renewSession } from "@/lib/http/renew-session";
import { countCartItems } from "@/lib/orders/cart-queries";

/** GET /current-user: the user for static pages, requested only when the hint cookie says that someone may be signed in. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    whileViewing: true,
    limit: "read",
    reply: currentUserReply,
    run: async ({ actor: caller, request, headers }) => {
      const actor = asViewed(caller);
      // Renews an active session. Never deletes cookies: this response may arrive after a new sign-in. The client removes a hint
      // that has outlived its session (components/auth/use-current-user.ts).
      if (actor) await renewSession(request, actor, headers);
      return {
        user: actor,
        cartQuantity: actor ? await countCartItems(actor._id) : 0,
        viewAs: caller?.viewAs ?? null,
      };
    },
  }),
});
