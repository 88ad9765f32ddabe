import { methods, route } from "@/lib/http/route";
import { cardLinkReply } from "@/lib/membership/contracts";
import { cardLink } from "@/lib/membership/switch-renewal";

/** POST /membership/card: the page at Paystack where the caller changes the card that renews. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    reply: cardLinkReply,
    run: async ({ actor }) => ({ url: await cardLink(actor._id) }),
  }),
});
