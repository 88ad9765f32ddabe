import { methods } from "@/lib/http/route";
import { messageBody } from "@/lib/auctions/admin-contracts";
import { auctionActionRoute } from "@/lib/http/auction-action-route";

/** POST /admin/auctions/{id}/message: shows a message on the auction page and emails it; an empty one removes it from the page. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: auctionActionRoute({
    body: messageBody,
    toAction: ({ message }) => ({ kind: "message", message }),
  }),
});
