import { effectParams } from "@/lib/accounts/desk-contracts";
import { retryEffect } from "@/lib/accounts/retry-effect";
import { methods, route } from "@/lib/http/route";

/** POST /admin/outbox/{effectId}/retry: what was given up is tried again at once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: effectParams,
    run: async ({ actor, params: { effectId } }) => retryEffect({ actor, effectId }),
  }),
});
