import { auctionParams, bidsQuery, ledgerReply } from "@/lib/auction/contracts";
import { listLedger } from "@/lib/auction/queries";
import { methods, route } from "@/lib/http/route";

/** GET /auctions/{id}/ledger: the public record, line by line. */
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
