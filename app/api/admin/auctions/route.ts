import { methods, route } from "@/lib/http/route";
import { listAdminAuctions } from "@/lib/auctions/admin-auctions-query";
import {
  adminAuctionReply,
  adminAuctionsQuery,
  adminAuctionsReply,
  createAuctionBody,
} from "@/lib/auctions/admin-contracts";
import { createAuction } from "@/lib/auctions/create-auction";

/** GET /admin/auctions: the auctions with their admin data. POST /admin/auctions: creates an auction. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "auctions",
    limit: "read",
    query: adminAuctionsQuery,
    reply: adminAuctionsReply,
    run: ({ query }) => listAdminAuctions(query),
  }),
  POST: route({
    access: "admin",
    permission: "auctions",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: createAuctionBody,
    reply: adminAuctionReply,
    status: 201,
    run: async ({ actor, body }) => ({ sale: await createAuction({ actor, body }) }),
  }),
});
