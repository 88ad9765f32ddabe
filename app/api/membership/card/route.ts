import { methods, route } from "@/lib/http/route";
import { cardLinkReply } from "@/lib/membership/contracts";
import { cardLink } from "@/lib/membership/switch-renewal";
import { paths } from "@/lib/platform/paths";

/** POST /membership/card: the page at Paystack where the caller changes the card that renews. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    reply: cardLinkReply,
    form: { done: ({ url }) => url, refused: () => paths.account },
    run: async ({ actor }) => ({ url: await cardLink(actor._id) }),
  }),
});
