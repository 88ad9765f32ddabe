import { methods, route } from "@/lib/http/route";
import { auctionParams } from "@/lib/auctions/contracts";
import { offerReply } from "@/lib/auctions/my-bid-contracts";
import { startOfferPayment } from "@/lib/auctions/start-offer-payment";
import { paths } from "@/lib/core/urls/paths";

/** POST /auctions/{id}/offer: starts the payment for the lot that the caller won or was offered. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["in_progress", "provider_failed"],
    limit: "checkout",
    params: auctionParams,
    reply: offerReply,
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }, _, { auctionId }) =>
        code === "unauthenticated"
          ? paths.login({ redirectTo: paths.auctions })
          : paths.auction(String(auctionId ?? "")),
    },
    run: ({ actor, params }) => startOfferPayment({ actor, auctionId: params.auctionId }),
  }),
});
