import { methods } from "@/lib/http/route";
import { mergeUserBody } from "@/lib/auth/admin-contracts";
import { userActionRoute } from "@/lib/http/user-action-route";
import { mergeAccounts } from "@/lib/workflows/merge/merge-accounts";

/** POST /admin/users/{id}/merge: merges another account into this one. There is no way back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: userActionRoute({ body: mergeUserBody, act: mergeAccounts, message: "The accounts are merged." }),
});
