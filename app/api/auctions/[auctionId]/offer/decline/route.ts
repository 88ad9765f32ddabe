import { methods, route } from "@/lib/http/route";
import { auctionParams } from "@/lib/auctions/contracts";
import { declineOffer } from "@/lib/auctions/decline-offer";
import { declineOfferReply } from "@/lib/auctions/my-bid-contracts";
import { paths } from "@/lib/core/urls/paths";

/** POST /auctions/{id}/offer/decline: declines a second-chance offer; the next bidder is asked. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: auctionParams,
    reply: declineOfferReply,
    form: {
      done: () => paths.myBids,
      refused: ({ code }) => (code === "unauthenticated" ? paths.login({ redirectTo: paths.myBids }) : paths.myBids),
    },
    run: async ({ actor, params }) => {
      await declineOffer({ actor, auctionId: params.auctionId });
      return { declined: true as const };
    },
  }),
});
