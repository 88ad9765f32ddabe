import { announceBehind } from "@/lib/auction/announce-sale";
import { closeDueAuctions } from "@/lib/auction/close-auction";
import { lapseOffers } from "@/lib/auction/lapse-offer";
import { remindWatchers } from "@/lib/auction/remind-watchers";

/** Does what the saleroom's clock asks for: closes what is over, ends offers that nobody paid, reminds, and tells the rooms. */
export async function sweepSales(): Promise<void> {
  await closeDueAuctions();
  await lapseOffers();
  await remindWatchers();
  await announceBehind();
}
