import { methods } from "@/lib/http/route";
import { reasonBody } from "@/lib/auth/admin-contracts";
import { revokeSessions } from "@/lib/auth/admin-user-actions";
import { userActionRoute } from "@/lib/http/user-action-route";

/** POST /admin/users/{id}/sign-out: ends all sessions of a user, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({
    body: reasonBody,
    act: revokeSessions,
    message: "Logged out everywhere.",
  }),
});
