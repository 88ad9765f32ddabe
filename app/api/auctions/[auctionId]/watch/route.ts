import { methods, route } from "@/lib/http/route";
import { auctionParams, watchBody } from "@/lib/auctions/contracts";
import { watchFormRedirects } from "@/lib/auctions/form-redirects";
import { watchReply } from "@/lib/auctions/my-bid-contracts";
import { watchAuction } from "@/lib/auctions/watch-auction";

/** POST /auctions/{id}/watch: watches an auction with or without reminders, or stops watching. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: auctionParams,
    body: watchBody,
    reply: watchReply,
    form: watchFormRedirects,
    run: ({ actor, params, body: { watch, reminders } }) =>
      watchAuction({ actor, slugOrId: params.auctionId, watch, reminders }),
  }),
});
