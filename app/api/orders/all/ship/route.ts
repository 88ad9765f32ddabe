import { methods, route } from "@/lib/http/route";
import { shipManyBody, shipManyReply } from "@/lib/shop/order-desk-contracts";
import { shipMany } from "@/lib/shop/ship-many";

const failed = "Failed to update orders";

/** POST /orders/all/ship: many parcels leave with one courier; what became of each is said, and none keeps another back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: shipManyBody,
    reply: shipManyReply,
    sentences: { invalid: failed, failed },
    run: ({ actor, body }) => shipMany({ actor, ...body }),
  }),
});
