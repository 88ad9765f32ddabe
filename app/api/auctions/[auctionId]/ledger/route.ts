import { methods, route } from "@/lib/http/route";
import { auctionParams, bidsQuery, ledgerReply } from "@/lib/auctions/contracts";
import { listLedger } from "@/lib/auctions/queries";

/** GET /auctions/{id}/ledger: the public ledger. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: auctionParams,
    query: bidsQuery,
    reply: ledgerReply,
    run: ({ actor, params, query }) => listLedger({ slugOrId: params.auctionId, viewer: actor, after: query.after }),
  }),
});
