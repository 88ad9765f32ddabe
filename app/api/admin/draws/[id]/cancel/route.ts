import { methods, route } from "@/lib/http/route";
import { adminDrawParams, cancelDrawBody, cancelDrawReply } from "@/lib/draws/admin-contracts";
import { cancelDraw } from "@/lib/draws/cancel-draw";

/** POST /admin/draws/{id}/cancel: cancels a draw before its winners are known. The reason is published and mailed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminDrawParams,
    body: cancelDrawBody,
    reply: cancelDrawReply,
    messages: { failed: "The draw could not be cancelled" },
    run: async ({ actor, params, body }) => ({ draw: await cancelDraw({ actor, id: params.id, reason: body.reason }) }),
  }),
});
