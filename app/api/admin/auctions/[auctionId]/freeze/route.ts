import { methods } from "@/lib/http/route";
import { freezeBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";

/** POST /admin/auctions/{id}/freeze: pauses or resumes the bidding; the end moves by the length of the pause. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: freezeBody,
    toAction: ({ frozen, reason }) => ({ kind: frozen ? "freeze" : "unfreeze", reason }),
  }),
});
