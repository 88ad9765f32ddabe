import { afterWatchForm } from "@/lib/auction/bid-form";
import { auctionParams, watchBody, watchReply } from "@/lib/auction/contracts";
import { watchAuction } from "@/lib/auction/watch-auction";
import { methods, route } from "@/lib/http/route";

/** POST /auctions/{id}/watch: follow a sale, with reminders or without, or follow it no longer. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: auctionParams,
    body: watchBody,
    reply: watchReply,
    form: afterWatchForm,
    run: ({ actor, params, body: { watch, reminders } }) =>
      watchAuction({ actor, slugOrId: params.auctionId, watch, reminders }),
  }),
});
