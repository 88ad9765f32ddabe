import { methods, route } from "@/lib/http/route";
import { adminDrawParams, cancelDrawReply, endDrawBody } from "@/lib/draws/admin-contracts";
import { endDraw } from "@/lib/draws/end-draw";

/** POST /admin/draws/{id}/end: ends a drawn draw that can give nothing more. The reason is published and mailed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminDrawParams,
    body: endDrawBody,
    reply: cancelDrawReply,
    messages: { failed: "The draw could not be ended" },
    run: async ({ actor, params, body }) => ({ draw: await endDraw({ actor, id: params.id, reason: body.reason }) }),
  }),
});
