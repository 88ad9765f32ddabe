import { methods } from "@/lib/http/route";
import { extendBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";

/** POST /admin/auctions/{id}/extend: moves the end of an auction. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: extendBody,
    toAction: (body) => ({ kind: "extend", ...body }),
  }),
});
