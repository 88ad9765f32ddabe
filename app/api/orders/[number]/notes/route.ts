import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { addOrderNote } from "@/lib/orders/add-order-note";
import { orderNoteBody } from "@/lib/orders/admin-contracts";
import { orderParams } from "@/lib/orders/contracts";

/** POST /orders/{id}/notes: adds an internal note to an order. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: ["orders", "payments"],
    limit: "write",
    params: orderParams,
    body: orderNoteBody,
    reply: emptyReply,
    status: 201,
    messages: { failed: "The note could not be saved" },
    run: async ({ actor, params, body }) => {
      await addOrderNote({ actor, idOrNumber: params.number, text: body.text });
      return {};
    },
  }),
});
