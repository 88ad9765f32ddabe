import { methods, route } from "@/lib/http/route";
import { acceptTerms } from "@/lib/auctions/accept-terms";
import { acceptTermsBody, auctionParams } from "@/lib/auctions/contracts";
import { termsFormRedirects } from "@/lib/auctions/form-redirects";
import { acceptTermsReply } from "@/lib/auctions/my-bid-contracts";

/** POST /auctions/{id}/terms: accepts the terms of an auction, once, and gets the name under which the caller bids. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "vip",
    errors: ["conflict", "stale"],
    limit: "write",
    params: auctionParams,
    body: acceptTermsBody,
    reply: acceptTermsReply,
    messages: {
      unauthenticated: "Log in as a member of the Circle to bid.",
      forbidden: "Bidding is for members of the Circle.",
    },
    form: termsFormRedirects,
    run: ({ actor, params, body }) => acceptTerms({ actor, slugOrId: params.auctionId, version: body.version }),
  }),
});
