import { methods } from "@/lib/http/route";
import { accountStatusBody } from "@/lib/auth/admin-contracts";
import { setAccountStatus } from "@/lib/auth/admin-user-actions";
import { userActionRoute } from "@/lib/http/user-action-route";

/** POST /admin/users/{id}/status: disables or enables an account, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({
    body: accountStatusBody,
    act: setAccountStatus,
    message: ({ status }) => (status === "disabled" ? "The account is disabled." : "The account is open again."),
  }),
});
