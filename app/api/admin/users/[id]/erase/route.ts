import { methods } from "@/lib/http/route";
import { eraseUserBody } from "@/lib/auth/admin-contracts";
import { userActionRoute } from "@/lib/http/user-action-route";
import { eraseAccount } from "@/lib/workflows/delete-account";

/** POST /admin/users/{id}/erase: erases the account as its owner could. Confirmed by its email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({ body: eraseUserBody, act: eraseAccount, message: "The account is erased." }),
});
