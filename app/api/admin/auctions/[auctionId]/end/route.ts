import { methods } from "@/lib/http/route";
import { endBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";

/** POST /admin/auctions/{id}/end: ends a running or paused auction at once; the highest bid wins if it meets the reserve. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: endBody,
    toAction: (body) => ({ kind: "end", ...body }),
  }),
});
