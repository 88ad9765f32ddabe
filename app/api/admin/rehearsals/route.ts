import { methods, route } from "@/lib/http/route";
import { rehearsalBody, rehearsalReply } from "@/lib/rehearsals/contracts";
import { startRehearsal } from "@/lib/rehearsals/start-rehearsal";

/** POST /admin/rehearsals: starts a rehearsal of a drop with simulated buyers. One runs at a time. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: rehearsalBody,
    reply: rehearsalReply,
    status: 201,
    messages: { failed: "Failed to start the rehearsal" },
    run: async ({ actor, body }) => ({ rehearsal: await startRehearsal({ actor, ...body }) }),
  }),
});
