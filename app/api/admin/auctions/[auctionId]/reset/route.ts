import { methods } from "@/lib/http/route";
import { resetBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";

/** POST /admin/auctions/{id}/reset: sets new times for an unsold auction and clears its winner. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: resetBody,
    toAction: (body) => ({ kind: "reset", ...body }),
  }),
});
