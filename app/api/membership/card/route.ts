import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { cardLinkReply } from "@/lib/subscriptions/contracts";
import { getCardUpdateLink } from "@/lib/subscriptions/set-auto-renew";

/** POST /membership/card: the Paystack page where the caller changes the card of the auto-renewal. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "provider_failed"],
    limit: "checkout",
    reply: cardLinkReply,
    form: { done: ({ url }) => url, refused: () => paths.account },
    run: async ({ actor }) => ({ url: await getCardUpdateLink(actor._id) }),
  }),
});
