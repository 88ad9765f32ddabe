import { methods, route } from "@/lib/http/route";
import { banParams, banReply, liftBanBody } from "@/lib/auctions/admin-contracts";
import { liftBan } from "@/lib/auctions/lift-ban";

/** POST /admin/bans/{id}/lift: lifts a bidder's ban, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "auctions",
    errors: ["conflict"],
    limit: "write",
    params: banParams,
    body: liftBanBody,
    reply: banReply,
    run: async ({ actor, params, body }) => ({ bar: await liftBan({ actor, ...params, ...body }) }),
  }),
});
