import { barParams, barReply, liftBarBody } from "@/lib/auction/admin-contracts";
import { liftBar } from "@/lib/auction/lift-bar";
import { methods, route } from "@/lib/http/route";

/** POST /admin/bars/{id}/lift: somebody who had not paid may bid again, for a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: barParams,
    body: liftBarBody,
    reply: barReply,
    run: async ({ actor, params, body }) => ({ bar: await liftBar({ actor, ...params, ...body }) }),
  }),
});
