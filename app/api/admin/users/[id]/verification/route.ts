import { methods } from "@/lib/http/route";
import { reasonBody } from "@/lib/auth/admin-contracts";
import { adminResendVerification } from "@/lib/auth/admin-user-actions";
import { userActionRoute } from "@/lib/http/user-action-route";

/** POST /admin/users/{id}/verification: sends the verification email again, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({
    body: reasonBody,
    act: adminResendVerification,
    message: "The link is on its way.",
  }),
});
