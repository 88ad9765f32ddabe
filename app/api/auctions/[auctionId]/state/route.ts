import { methods, route } from "@/lib/http/route";
import { auctionParams, liteState } from "@/lib/auctions/contracts";
import { getLiteState } from "@/lib/auctions/queries";

/** GET /auctions/{id}/state: the state for the lite page, in less than 2 kB. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: auctionParams,
    reply: liteState,
    run: ({ actor, params }) => getLiteState({ slugOrId: params.auctionId, viewer: actor }),
  }),
});
