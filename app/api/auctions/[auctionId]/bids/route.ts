import { afterBidForm } from "@/lib/auction/bid-form";
import { auctionParams, bidReceipt, bidsQuery, bidsReply, placeBidBody } from "@/lib/auction/contracts";
import { placeBid } from "@/lib/auction/place-bid";
import { listBids } from "@/lib/auction/queries";
import { methods, route } from "@/lib/http/route";

/** GET /auctions/{id}/bids?after=seq: the history. POST: a bid, with an Idempotency-Key. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: auctionParams,
    query: bidsQuery,
    reply: bidsReply,
    run: ({ actor, params, query }) => listBids({ slugOrId: params.auctionId, viewer: actor, after: query.after }),
  }),
  POST: route({
    access: "vip",
    limit: "bid",
    params: auctionParams,
    body: placeBidBody,
    reply: bidReceipt,
    status: 201,
    sentences: {
      unauthenticated: "Sign in as a member of the Circle to bid.",
      forbidden: "Bidding is for VIP members.",
    },
    form: afterBidForm,
    run: ({ actor, params, body, key }) =>
      placeBid({
        actor,
        auctionId: params.auctionId,
        amount: body.amount,
        maximum: body.maximum,
        key: key ?? body.key,
      }),
  }),
});
