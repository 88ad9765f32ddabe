import { methods, route } from "@/lib/http/route";
import { currentReply } from "@/lib/auctions/contracts";
import { getCurrentAuction } from "@/lib/auctions/queries";

/** GET /auctions/current: the auction of the saleroom page. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "anyone", limit: "read", reply: currentReply, run: ({ actor }) => getCurrentAuction(actor) }),
});
