import { adminAuctionReply, voidBody } from "@/lib/auction/admin-contracts";
import { requireAdminAuction } from "@/lib/auction/admin-queries";
import { auctionParams } from "@/lib/auction/contracts";
import { intervene } from "@/lib/auction/intervene";
import { methods, route } from "@/lib/http/route";

/** Takes a bid out: its line stays, and a further line says so. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: auctionParams,
    body: voidBody,
    reply: adminAuctionReply,
    run: async ({ actor, params: { auctionId }, body }) => {
      await intervene({ actor, auctionId, act: { kind: "void", ...body } });
      return { sale: await requireAdminAuction(actor, auctionId) };
    },
  }),
});
