import { methods, route } from "@/lib/http/route";
import { signAgainParams } from "@/lib/certificates/admin-contracts";
import { signAgain } from "@/lib/certificates/sign-again";

/** POST /admin/certificates/{id}/sign: has a certificate signed again, with the facts of now. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "system",
    errors: ["not_found"],
    limit: "write",
    params: signAgainParams,
    run: async ({ actor, params }) => {
      await signAgain({ actor, id: params.id });
      return {};
    },
  }),
});
