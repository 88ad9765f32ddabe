import { methods, route } from "@/lib/http/route";
import { cancelRehearsal } from "@/lib/rehearsals/cancel-rehearsal";
import { rehearsalParams, rehearsalReply } from "@/lib/rehearsals/contracts";

/** POST /admin/rehearsals/{id}/cancel: stops a running rehearsal and deletes its simulated orders. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict"],
    limit: "write",
    params: rehearsalParams,
    reply: rehearsalReply,
    messages: { failed: "Failed to cancel the rehearsal" },
    run: async ({ actor, params }) => ({ rehearsal: await cancelRehearsal({ actor, id: params.id }) }),
  }),
});
