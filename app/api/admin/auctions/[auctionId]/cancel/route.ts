import { cancelBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";
import { methods } from "@/lib/http/route";

/** POST /admin/auctions/{id}/cancel: cancels an auction. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: cancelBody,
    toAction: (body) => ({ kind: "cancel", ...body }),
  }),
});
