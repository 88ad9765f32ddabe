import { methods, route } from "@/lib/http/route";
import { adminAuctionReply, scheduleBody } from "@/lib/auctions/admin-contracts";
import { auctionParams } from "@/lib/auctions/contracts";
import { scheduleAuction } from "@/lib/auctions/schedule-auction";

/** POST /admin/auctions/{id}/schedule: schedules an auction, or reschedules one that is not open yet. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "auctions",
    errors: ["conflict"],
    limit: "write",
    params: auctionParams,
    body: scheduleBody,
    reply: adminAuctionReply,
    run: async ({ actor, params, body }) => ({
      sale: await scheduleAuction({ actor, auctionId: params.auctionId, ...body }),
    }),
  }),
});
