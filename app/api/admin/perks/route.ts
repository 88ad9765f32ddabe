import { methods, route } from "@/lib/http/route";
import { listFulfilments } from "@/lib/fulfilment/admin-queries";
import { adminFulfilmentsQuery, adminFulfilmentsReply } from "@/lib/fulfilment/contracts";

/** GET /admin/perks: the perks to send and those sent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "orders",
    limit: "read",
    query: adminFulfilmentsQuery,
    reply: adminFulfilmentsReply,
    run: ({ query }) => listFulfilments(query),
  }),
});
