import { methods, route } from "@/lib/http/route";
import { subscriptionReply } from "@/lib/subscriptions/contracts";
import { getSubscription } from "@/lib/subscriptions/queries";

/** GET /membership: the caller's subscription with receipts, renewal and perks. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: subscriptionReply,
    run: async ({ actor }) => ({ membership: await getSubscription(actor._id) }),
  }),
});
