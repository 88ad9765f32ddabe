import { adminAuctionReply, createAuctionBody, deskSalesQuery, deskSalesReply } from "@/lib/auction/admin-contracts";
import { createAuction } from "@/lib/auction/create-auction";
import { listDeskSales } from "@/lib/auction/sale-desk-queries";
import { methods, route } from "@/lib/http/route";

/** The sales as an admin reads them, and a new one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: deskSalesQuery,
    reply: deskSalesReply,
    run: ({ query }) => listDeskSales(query),
  }),
  POST: route({
    access: "admin",
    limit: "write",
    body: createAuctionBody,
    reply: adminAuctionReply,
    status: 201,
    run: async ({ actor, body }) => ({ sale: await createAuction({ actor, body }) }),
  }),
});
