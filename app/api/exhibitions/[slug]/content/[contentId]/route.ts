import { contentResponse } from "@/lib/http/content-response";
import { methods, route } from "@/lib/http/route";
import { contentParams } from "@/lib/member-content/contracts";
import { requireContent } from "@/lib/member-content/queries";

/** GET /exhibitions/{slug}/content/{id}: the file itself. Plan and perk are checked on every range request. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    errors: ["forbidden"],
    produces: { 200: "*/*", 206: "*/*", 302: null, 416: null },
    limit: "read",
    params: contentParams,
    run: async ({ actor, params, request }) => {
      const row = await requireContent(params.slug, params.contentId, actor);
      return contentResponse(row, request.headers.get("range"));
    },
  }),
});
