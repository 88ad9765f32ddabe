import { closeDueAuctions } from "@/lib/auctions/close-auction";
import { expireOffers } from "@/lib/auctions/expire-offer";
import { publishOverdueUpdates } from "@/lib/auctions/publish-updates";
import { remindWatchers } from "@/lib/auctions/remind-watchers";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** The scheduled job of auctions: closes, expires offers, sends reminders, renders pages again and publishes missed updates. */
export async function runScheduledAuctionChanges(): Promise<void> {
  await closeDueAuctions();
  await expireOffers();
  await remindWatchers();
  await revalidateOpened();
  await publishOverdueUpdates();
}

/** An auction opens without a write, so its pages are rendered again when its start has just passed. */
async function revalidateOpened(): Promise<void> {
  const [{ opened }] = await db.$queryRaw<[{ opened: boolean }]>`
    SELECT EXISTS (SELECT 1 FROM auctions WHERE status = 'scheduled' AND starts_at <= clock_timestamp() AND starts_at > clock_timestamp() - interval '3 minutes') AS opened`;
  if (opened) await revalidatePages(pagesShowing.bids);
}
