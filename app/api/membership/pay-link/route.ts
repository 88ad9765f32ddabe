import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { cardLinkReply } from "@/lib/subscriptions/contracts";
import { createRenewalLink } from "@/lib/subscriptions/create-renewal-link";

/** POST /membership/pay-link: the page where the caller pays for the next period once, by transfer, USSD or another card. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "checkout",
    reply: cardLinkReply,
    form: { done: ({ url }) => url, refused: () => paths.account },
    run: async ({ actor }) => {
      const id = await createRenewalLink(actor._id);
      return id ? { url: paths.renewal(id) } : throwAppError("conflict", "There is no membership to pay for.");
    },
  }),
});
