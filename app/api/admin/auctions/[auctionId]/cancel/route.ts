import { methods } from "@/lib/http/route";
import { cancelBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";

/** POST /admin/auctions/{id}/cancel: cancels an auction. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: cancelBody,
    toAction: (body) => ({ kind: "cancel", ...body }),
  }),
});
