import { methods } from "@/lib/http/route";
import { grantPlanBody } from "@/lib/auth/admin-contracts";
import { userActionRoute } from "@/lib/http/user-action-route";
import { grantPlan } from "@/lib/subscriptions/grant-plan";

/** POST /admin/users/{id}/plan: grants a plan until the end of a day in Lagos, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({
    body: grantPlanBody,
    act: ({ until, ...action }) => grantPlan({ ...action, until: new Date(`${until}T23:59:59+01:00`) }),
    message: "The plan is granted.",
  }),
});
