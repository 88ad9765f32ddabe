import { deskId, doneReply, orderBody } from "@/lib/exhibitions/desk-contracts";
import { putInOrder } from "@/lib/exhibitions/put-in-order";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to save the order";

/** PUT /admin/exhibitions/{id}/order: the order in which the works of one exhibition hang. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "write",
    params: deskId,
    body: orderBody,
    reply: doneReply,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await putInOrder({ actor, ids: body.ids, within: params.id });
      return {};
    },
  }),
});
