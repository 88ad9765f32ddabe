import { doneReply, orderBody } from "@/lib/exhibitions/desk-contracts";
import { putInOrder } from "@/lib/exhibitions/put-in-order";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to save the order";

/** PUT /admin/exhibitions/order: the order in which the exhibitions are named. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "write",
    body: orderBody,
    reply: doneReply,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => {
      await putInOrder({ actor, ids: body.ids });
      return {};
    },
  }),
});
