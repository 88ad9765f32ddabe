import { auctionParams } from "@/lib/auction/contracts";
import { saleCalendar } from "@/lib/auction/sale-calendar";
import { methods, route } from "@/lib/http/route";
import { answerCalendar } from "@/lib/platform/calendar-file";

/** GET /auctions/{id}/calendar: the sale as a file for a calendar. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: auctionParams,
    plain: true,
    run: async ({ actor, params }) => {
      const { slug, entry } = await saleCalendar(params.auctionId, actor);
      return answerCalendar(slug, entry);
    },
  }),
});
