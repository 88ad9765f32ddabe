import { adminAuctionReply, freezeBody } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { auctionParams } from "@/lib/auction/contracts";
import { intervene } from "@/lib/auction/intervene";
import { methods, route } from "@/lib/http/route";

/** Pauses the bidding, or lets it go on; nobody loses time to a pause. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: auctionParams,
    body: freezeBody,
    reply: adminAuctionReply,
    run: async ({ actor, params: { auctionId }, body }) => {
      await intervene({ actor, auctionId, act: { kind: body.frozen ? "freeze" : "unfreeze", reason: body.reason } });
      return { sale: await requireAdminAuction(actor, auctionId) };
    },
  }),
});
