import { adminAuctionReply, scheduleBody } from "@/lib/auction/admin-contracts";
import { auctionParams } from "@/lib/auction/contracts";
import { scheduleAuction } from "@/lib/auction/schedule-auction";
import { methods, route } from "@/lib/http/route";

/** Puts a sale on the calendar, or moves one that is not open yet. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: auctionParams,
    body: scheduleBody,
    reply: adminAuctionReply,
    run: async ({ actor, params, body }) => ({
      sale: await scheduleAuction({ actor, auctionId: params.auctionId, ...body }),
    }),
  }),
});
