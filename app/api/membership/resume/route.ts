import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { subscriptionReply } from "@/lib/subscriptions/contracts";
import { resumePlan } from "@/lib/subscriptions/pause-plan";
import { getSubscription } from "@/lib/subscriptions/queries";

/** POST /membership/resume: ends a pause. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "checkout",
    reply: subscriptionReply,
    form: { done: () => paths.account, refused: () => paths.account },
    run: async ({ actor }) => {
      await resumePlan(actor._id);
      return { membership: await getSubscription(actor._id) };
    },
  }),
});
