import { methods } from "@/lib/http/route";
import { voidBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";

/** POST /admin/auctions/{id}/void: voids a bid; its ledger entry stays and another one records the void. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: voidBody,
    toAction: (body) => ({ kind: "void", ...body }),
  }),
});
