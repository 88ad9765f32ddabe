import { methods } from "@/lib/http/route";
import { roleBody } from "@/lib/auth/admin-contracts";
import { setRole } from "@/lib/auth/admin-user-actions";
import { userActionRoute } from "@/lib/http/user-action-route";

/** POST /admin/users/{id}/role: grants, changes or revokes the role of an admin, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({
    body: roleBody,
    act: setRole,
    message: ({ role }) => (role === "Admin" ? "Their role is changed." : "They are a member now."),
  }),
});
