import { adminAuctionReply, adminAuctionsReply, createAuctionBody } from "@/lib/auction/admin-contracts";
import { listAdminAuctions } from "@/lib/auction/admin-queries";
import { createAuction } from "@/lib/auction/create-auction";
import { methods, route } from "@/lib/http/route";

/** The sales as an admin reads them, and a new one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    reply: adminAuctionsReply,
    run: async ({ actor }) => ({ sales: await listAdminAuctions(actor) }),
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
