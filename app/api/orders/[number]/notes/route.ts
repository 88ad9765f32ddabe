import { methods, route } from "@/lib/http/route";
import { doneReply, orderParams } from "@/lib/shop/contracts";
import { noteOrder } from "@/lib/shop/note-order";
import { orderNoteBody } from "@/lib/shop/order-desk-contracts";

/** POST /orders/{id}/notes: a note on the order, for the team alone. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: orderParams,
    body: orderNoteBody,
    reply: doneReply,
    status: 201,
    sentences: { failed: "The note could not be kept" },
    run: async ({ actor, params, body }) => {
      await noteOrder({ actor, idOrNumber: params.number, text: body.text });
      return {};
    },
  }),
});
