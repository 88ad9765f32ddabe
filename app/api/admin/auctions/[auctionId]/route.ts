import { methods, route } from "@/lib/http/route";
import { adminAuctionReply, editAuctionBody } from "@/lib/auctions/admin-contracts";
import { requireAdminAuction } from "@/lib/auctions/admin-queries";
import { auctionParams } from "@/lib/auctions/contracts";
import { editAuction } from "@/lib/auctions/edit-auction";

/** GET /admin/auctions/{id}: one auction with its admin data. PATCH /admin/auctions/{id}: changes the terms of an auction until it opens. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "auctions",
    limit: "read",
    params: auctionParams,
    reply: adminAuctionReply,
    run: async ({ actor, params }) => ({ sale: await requireAdminAuction(actor, params.auctionId) }),
  }),
  PATCH: route({
    access: "admin",
    permission: "auctions",
    errors: ["conflict", "stale"],
    limit: "write",
    params: auctionParams,
    body: editAuctionBody,
    reply: adminAuctionReply,
    run: async ({ actor, params, body }) => ({ sale: await editAuction({ actor, auctionId: params.auctionId, body }) }),
  }),
});
