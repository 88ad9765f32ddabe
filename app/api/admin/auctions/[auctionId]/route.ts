import { adminAuctionReply, editAuctionBody } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { auctionParams } from "@/lib/auction/contracts";
import { editAuction } from "@/lib/auction/edit-auction";
import { methods, route } from "@/lib/http/route";

/** One sale as an admin reads it; PATCH changes its terms until it opens. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    params: auctionParams,
    reply: adminAuctionReply,
    run: async ({ actor, params }) => ({ sale: await requireAdminAuction(actor, params.auctionId) }),
  }),
  PATCH: route({
    access: "admin",
    limit: "write",
    params: auctionParams,
    body: editAuctionBody,
    reply: adminAuctionReply,
    run: async ({ actor, params, body }) => ({ sale: await editAuction({ actor, auctionId: params.auctionId, body }) }),
  }),
});
