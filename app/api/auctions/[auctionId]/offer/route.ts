import { beginOfferPayment } from "@/lib/auction/begin-offer-payment";
import { auctionParams, offerReply } from "@/lib/auction/contracts";
import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";

/** POST /auctions/{id}/offer: where to pay for the lot that the caller won, or was offered next. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
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
    run: ({ actor, params }) => beginOfferPayment({ actor, auctionId: params.auctionId }),
  }),
});
