import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { fulfilmentParams } from "@/lib/fulfilment/contracts";
import { markPerkReceived } from "@/lib/fulfilment/mark-perk-received";
import { subscriptionReply } from "@/lib/subscriptions/contracts";
import { getSubscription } from "@/lib/subscriptions/queries";

/** POST /membership/perks/{id}/received: the caller confirms that a perk has arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: fulfilmentParams,
    reply: subscriptionReply,
    form: { done: () => paths.account, refused: () => paths.account },
    run: async ({ actor, params }) => {
      await markPerkReceived(actor._id, params.perkId);
      return { membership: await getSubscription(actor._id) };
    },
  }),
});
