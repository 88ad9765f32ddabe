import { methods } from "@/lib/http/route";
import { reasonBody } from "@/lib/auth/admin-contracts";
import { adminDisableMfa } from "@/lib/auth/admin-user-actions";
import { userActionRoute } from "@/lib/http/user-action-route";

/** POST /admin/users/{id}/mfa: disables a user's MFA, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({
    body: reasonBody,
    act: adminDisableMfa,
    message: "Two-factor authentication is off.",
  }),
});
