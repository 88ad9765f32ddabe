import { methods, route } from "@/lib/http/route";
import { chooseNextPlan } from "@/lib/membership/choose-next-plan";
import { membershipReply, nextPlanBody } from "@/lib/membership/contracts";
import { getMembership } from "@/lib/membership/queries";
import { paths } from "@/lib/platform/paths";

/** POST /membership/plan: the plan to go on with when the running one ends. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    body: nextPlanBody,
    reply: membershipReply,
    form: { done: () => paths.account, refused: () => paths.account },
    run: async ({ actor, body }) => {
      await chooseNextPlan(actor._id, body.plan);
      return { membership: await getMembership(actor._id) };
    },
  }),
});
