import { adminAuctionReply, cancelBody } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { auctionParams } from "@/lib/auction/contracts";
import { intervene } from "@/lib/auction/intervene";
import { methods, route } from "@/lib/http/route";

/** Takes a sale off the calendar. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: auctionParams,
    body: cancelBody,
    reply: adminAuctionReply,
    run: async ({ actor, params: { auctionId }, body }) => {
      await intervene({ actor, auctionId, act: { kind: "cancel", ...body } });
      return { sale: await requireAdminAuction(actor, auctionId) };
    },
  }),
});
