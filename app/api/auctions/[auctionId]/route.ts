import { methods, route } from "@/lib/http/route";
import { auctionDetail, auctionParams } from "@/lib/auctions/contracts";
import { requireAuctionDetail } from "@/lib/auctions/queries";

/** GET /auctions/{id}: one auction, and a bidder's own status in it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: auctionParams,
    reply: auctionDetail,
    run: ({ actor, params }) => requireAuctionDetail({ slugOrId: params.auctionId, viewer: actor }),
  }),
});
