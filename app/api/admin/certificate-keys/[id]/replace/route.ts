import { methods, route } from "@/lib/http/route";
import { certificateKeyParams, replaceKeyReply } from "@/lib/certificates/admin-contracts";
import { replaceKey } from "@/lib/certificates/replace-key";

/** POST /admin/certificate-keys/{id}/replace: records a key as lost and has all of its certificates signed again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "system",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: certificateKeyParams,
    reply: replaceKeyReply,
    run: ({ actor, params }) => replaceKey({ actor, keyId: params.id }),
  }),
});
