import { auctionParams, liteState } from "@/lib/auction/contracts";
import { getLiteState } from "@/lib/auction/queries";
import { methods, route } from "@/lib/http/route";

/** GET /auctions/{id}/state: the lite room in less than 2 kB. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: auctionParams,
    reply: liteState,
    run: ({ actor, params }) => getLiteState({ slugOrId: params.auctionId, viewer: actor }),
  }),
});
