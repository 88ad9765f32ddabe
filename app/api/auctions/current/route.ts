import { currentReply } from "@/lib/auction/contracts";
import { getCurrentSale } from "@/lib/auction/queries";
import { methods, route } from "@/lib/http/route";

/** GET /auctions/current: what the live room shows. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "anyone", limit: "read", reply: currentReply, run: ({ actor }) => getCurrentSale(actor) }),
});
