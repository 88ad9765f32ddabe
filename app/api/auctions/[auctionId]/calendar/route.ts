import { methods, route } from "@/lib/http/route";
import { getAuctionCalendarEntry } from "@/lib/auctions/auction-calendar";
import { auctionParams } from "@/lib/auctions/contracts";
import { calendarResponse } from "@/lib/http/calendar-response";

/** GET /auctions/{id}/calendar: the auction as an iCalendar file. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    produces: { 200: "text/calendar" },
    limit: "read",
    params: auctionParams,
    plainText: true,
    run: async ({ actor, params }) => {
      const { slug, entry } = await getAuctionCalendarEntry(params.auctionId, actor);
      return calendarResponse(slug, entry);
    },
  }),
});
