import { methods, route } from "@/lib/http/route";
import { deliveryQuery, deliveryReply } from "@/lib/orders/delivery-zones/contracts";
import { quoteDelivery } from "@/lib/orders/delivery-zones/queries";

/** GET /delivery?country=Ghana: what delivery to a country costs now, or why it is not served. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    query: deliveryQuery,
    reply: deliveryReply,
    run: async ({ query }) => ({ delivery: await quoteDelivery(query.country) }),
  }),
});
