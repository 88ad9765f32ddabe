import { methods, route } from "@/lib/http/route";
import { smartLabelBody, smartLabelParams, smartLabelReply } from "@/lib/catalog/labels/contracts";
import { deleteSmartLabel } from "@/lib/catalog/labels/delete-smart-label";
import { saveSmartLabel } from "@/lib/catalog/labels/save-smart-label";

const failed = "Failed to save the labels";

/** PUT /admin/smart-labels/{id}: gives a product smart labels, or changes what they show. DELETE /admin/smart-labels/{id}: takes them away before the first sale. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    limit: "write",
    params: smartLabelParams,
    body: smartLabelBody,
    reply: smartLabelReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ label: await saveSmartLabel({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: smartLabelParams,
    messages: { failed },
    run: async ({ actor, params }) => {
      await deleteSmartLabel({ actor, id: params.id });
      return {};
    },
  }),
});
