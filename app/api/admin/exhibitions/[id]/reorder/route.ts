import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { idParams, reorderBody } from "@/lib/exhibitions/admin-contracts";
import { reorder } from "@/lib/exhibitions/reorder";

const failed = "Failed to save the order";

/** PUT /admin/exhibitions/{id}/reorder: the order of an exhibition's artworks. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    params: idParams,
    body: reorderBody,
    reply: emptyReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await reorder({ actor, ids: body.ids, exhibitionId: params.id });
      return {};
    },
  }),
});
