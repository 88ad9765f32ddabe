import { methods, route } from "@/lib/http/route";
import { draftOrderBody, draftOrderReply } from "@/lib/orders/drafts/contracts";
import { createDraftOrder } from "@/lib/orders/drafts/create-draft-order";

/** POST /admin/draft-orders: makes an order for a buyer on the phone, with a link to pay it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: [
      "out_of_stock",
      "not_found",
      "not_open",
      "ended",
      "over_limit",
      "code_refused",
      "not_delivered",
      "conflict",
    ],
    limit: "write",
    body: draftOrderBody,
    reply: draftOrderReply,
    status: 201,
    messages: { failed: "The order could not be created" },
    run: ({ actor, body }) => createDraftOrder({ actor, body }),
  }),
});
