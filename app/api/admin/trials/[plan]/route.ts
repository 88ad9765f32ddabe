import { methods, route } from "@/lib/http/route";
import { trialDaysBody, trialDaysReply, trialPlanParams } from "@/lib/subscriptions/trials/contracts";
import { setTrialDays } from "@/lib/subscriptions/trials/set-trial-days";

const failed = "Failed to save the trial";

/** PUT /admin/trials/{plan}: the length of a plan's free trial; 0 for none. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "payments",
    errors: ["stale"],
    limit: "write",
    params: trialPlanParams,
    body: trialDaysBody,
    reply: trialDaysReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await setTrialDays({ actor, ...params, ...body });
      return { days: body.days };
    },
  }),
});
