import { methods, route } from "@/lib/http/route";
import type * as z from "zod/mini";
import { auctionParams, bidConfirmation, bidsQuery, bidsReply, placeBidBody } from "@/lib/auctions/contracts";
import { bidFormRedirects } from "@/lib/auctions/form-redirects";
import { finishMemberBid, memberBid } from "@/lib/auctions/place-bid";
import { listBids } from "@/lib/auctions/queries";

const toBid = (
  { auctionId }: z.infer<typeof auctionParams>,
  { amount, maximum, key, round }: z.infer<typeof placeBidBody>,
  headerKey: string | null,
) => ({ auctionId, amount, maximum, round, key: headerKey ?? key });

/** GET /auctions/{id}/bids?after=seq: the bid history. POST /auctions/{id}/bids: places a bid, with an Idempotency-Key. */
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
    errors: ["banned", "bid_too_low", "key_reused", "not_running", "stale"],
    limit: "bid",
    params: auctionParams,
    body: placeBidBody,
    reply: bidConfirmation,
    status: 201,
    messages: {
      unauthenticated: "Log in as a member of the Circle to bid.",
      forbidden: "Bidding is for members of the Circle.",
    },
    form: bidFormRedirects,
    write: ({ params, body, key }) => memberBid(toBid(params, body, key)),
    run: ({ actor, params, body, key, result }) => finishMemberBid({ ...toBid(params, body, key), actor, result }),
  }),
});
