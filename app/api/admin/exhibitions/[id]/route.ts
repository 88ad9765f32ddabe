import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { adminExhibitionReply, exhibitionChange, idParams } from "@/lib/exhibitions/admin-contracts";
import { deleteExhibition } from "@/lib/exhibitions/delete-exhibition";
import { updateExhibition } from "@/lib/exhibitions/update-exhibition";

const notSaved = "Failed to save exhibition";
const notDeleted = "Failed to delete exhibition";

/**
 * PUT /admin/exhibitions/{id}: updates an exhibition, and publishes or unpublishes it. DELETE /admin/exhibitions/{id}:
 * deletes an exhibition.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale"],
    limit: "write",
    maxBodyBytes: 500_000,
    params: idParams,
    body: exhibitionChange,
    reply: adminExhibitionReply,
    messages: { forbidden: notSaved, invalid: notSaved, failed: notSaved },
    run: async ({ actor, params, body }) => ({ exhibition: await updateExhibition({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: idParams,
    reply: emptyReply,
    messages: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteExhibition({ actor, id: params.id });
      return {};
    },
  }),
});
