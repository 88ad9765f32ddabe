import { closeDueAuctions } from "@/lib/auctions/close-auction";
import { expireOffers } from "@/lib/auctions/expire-offer";
import { publishOverdueUpdates } from "@/lib/auctions/publish-updates";
import { remindWatchers } from "@/lib/auctions/remind-watchers";

/** The scheduled job of auctions: closes, expires offers, sends reminders and publishes missed updates. */
export async function runScheduledAuctionChanges(): Promise<void> {
  await closeDueAuctions();
  await expireOffers();
  await remindWatchers();
  await publishOverdueUpdates();
}
