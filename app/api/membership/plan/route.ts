import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { nextPlanBody, subscriptionReply } from "@/lib/subscriptions/contracts";
import { getSubscription } from "@/lib/subscriptions/queries";
import { schedulePlanChange } from "@/lib/subscriptions/schedule-plan-change";

/** POST /membership/plan: the plan that follows when the current one ends. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "provider_failed"],
    limit: "checkout",
    body: nextPlanBody,
    reply: subscriptionReply,
    form: { done: () => paths.account, refused: () => paths.account },
    run: async ({ actor, body }) => {
      await schedulePlanChange(actor._id, body.plan);
      return { membership: await getSubscription(actor._id) };
    },
  }),
});
