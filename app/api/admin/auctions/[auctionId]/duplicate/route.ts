import { methods, route } from "@/lib/http/route";
import { adminAuctionReply, duplicateAuctionBody } from "@/lib/auctions/admin-contracts";
import { auctionParams } from "@/lib/auctions/contracts";
import { duplicateAuction } from "@/lib/auctions/duplicate-auction";

/** POST /admin/auctions/{id}/duplicate: a draft with the lot and terms of an auction and with new times, without its bids. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "auctions",
    errors: ["conflict"],
    limit: "write",
    params: auctionParams,
    body: duplicateAuctionBody,
    reply: adminAuctionReply,
    status: 201,
    run: async ({ actor, params, body }) => ({
      sale: await duplicateAuction({ actor, auctionId: params.auctionId, ...body }),
    }),
  }),
});
