import { methods } from "@/lib/http/route";
import { reasonBody } from "@/lib/auth/admin-contracts";
import { userActionRoute } from "@/lib/http/user-action-route";
import { endPlan } from "@/lib/subscriptions/grant-plan";

/** POST /admin/users/{id}/plan/end: ends a user's plan now, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({
    body: reasonBody,
    act: endPlan,
    message: "The plan has ended.",
  }),
});
