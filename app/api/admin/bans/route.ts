import { methods, route } from "@/lib/http/route";
import { bansQuery, bansReply } from "@/lib/auctions/admin-contracts";
import { listBans } from "@/lib/auctions/admin-queries";

/** GET /admin/bans: bidders banned because a lot was not paid for. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "auctions",
    limit: "read",
    query: bansQuery,
    reply: bansReply,
    run: ({ query }) => listBans(query),
  }),
});
