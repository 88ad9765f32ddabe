import { adminAuctionReply, resetBody } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { auctionParams } from "@/lib/auction/contracts";
import { intervene } from "@/lib/auction/intervene";
import { methods, route } from "@/lib/http/route";

/** Sets new times for a sale that was not sold and clears its winner: auction_reset. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: auctionParams,
    body: resetBody,
    reply: adminAuctionReply,
    run: async ({ actor, params: { auctionId }, body }) => {
      await intervene({ actor, auctionId, act: { kind: "reset", ...body } });
      return { sale: await requireAdminAuction(actor, auctionId) };
    },
  }),
});
