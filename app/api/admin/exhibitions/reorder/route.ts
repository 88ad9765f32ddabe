import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { reorderBody } from "@/lib/exhibitions/admin-contracts";
import { reorder } from "@/lib/exhibitions/reorder";

const failed = "Failed to save the order";

/** PUT /admin/exhibitions/reorder: the order of the exhibitions. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    body: reorderBody,
    reply: emptyReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => {
      await reorder({ actor, ids: body.ids });
      return {};
    },
  }),
});
