import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { pauseBody, subscriptionReply } from "@/lib/subscriptions/contracts";
import { pausePlan } from "@/lib/subscriptions/pause-plan";
import { getSubscription } from "@/lib/subscriptions/queries";

/** POST /membership/pause: nothing is open and no paid time passes for one to three months. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "provider_failed"],
    limit: "checkout",
    body: pauseBody,
    reply: subscriptionReply,
    form: { done: () => paths.account, refused: () => paths.pausePlan },
    run: async ({ actor, body }) => {
      await pausePlan(actor._id, body.months);
      return { membership: await getSubscription(actor._id) };
    },
  }),
});
