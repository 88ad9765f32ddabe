import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { idParams, reorderBody } from "@/lib/exhibitions/admin-contracts";
import { reorderLeaders } from "@/lib/exhibitions/leaders/reorder-leaders";

const failed = "Failed to save the order";

/** PUT /admin/exhibitions/{id}/leaders/reorder: the order of an exhibition's leaders. */
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
      await reorderLeaders({ actor, ids: body.ids, exhibitionId: params.id });
      return {};
    },
  }),
});
