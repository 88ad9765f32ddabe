import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, withRetry } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";

/** Scheduled job: ends the offers and holds whose time is over, and offers the seats to the next in line. Returns how many ended. */
export async function releaseExpiredSeats(): Promise<number> {
  const [{ ended }] = await withRetry(
    () => db.$queryRaw<[{ ended: number }]>`SELECT event_release_all_expired() AS ended`,
  );
  if (ended > 0) await revalidatePagesSoon(pagesShowing.events);
  return ended;
}
