import { auctionParams, room } from "@/lib/auction/contracts";
import { requireRoom } from "@/lib/auction/queries";
import { methods, route } from "@/lib/http/route";

/** GET /auctions/{id}: the room of one sale, and to a bidder their own standing in it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: auctionParams,
    reply: room,
    run: ({ actor, params }) => requireRoom({ slugOrId: params.auctionId, viewer: actor }),
  }),
});
