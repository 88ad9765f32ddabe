import { methods, route } from "@/lib/http/route";
import { drawParams, drawStatus } from "@/lib/draws/contracts";
import { requireDrawStatus } from "@/lib/draws/queries";

/** GET /draws/{slug}/status: the number of entries now, and the caller's own entry. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    params: drawParams,
    limit: "draw-status",
    errors: ["not_found"],
    reply: drawStatus,
    run: ({ actor, params }) => requireDrawStatus(params.slug, actor?._id ?? null),
  }),
});
