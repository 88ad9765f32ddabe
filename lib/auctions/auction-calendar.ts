import type { Viewer } from "@/lib/auctions/mappers";
import { requireAuctionRow } from "@/lib/auctions/queries";
import type { CalendarEntry } from "@/lib/core/calendar-file";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { summarize } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

/** A calendar entry with alarms an hour before the start and an hour before the end. */
export async function getAuctionCalendarEntry(
  slugOrId: string,
  viewer: Viewer,
): Promise<{ slug: string; entry: CalendarEntry }> {
  const row = await requireAuctionRow({ slugOrId, viewer });
  const { id, slug, title, description, startsAt, endsAt, extensionCap } = row;
  if (!startsAt || !endsAt) return throwAppError("not_found", "This auction has no date yet.");
  const url = new URL(paths.auction(slug), env().APP_URL).href;
  const lateBids =
    extensionCap > 0 ? "A bid in the last minutes extends the auction: the page shows the current end." : "";
  const entry = {
    uid: `${id}@the-living-archive`,
    // Edits before the opening increase the version, later changes the ledger sequence.
    revision: row.version + row.seq,
    createdAt: row.now,
    start: startsAt,
    end: endsAt,
    title: `Auction: ${title}`,
    description: [summarize(description), lateBids, url].filter(Boolean).join("\n\n"),
    location: "Live Auction Room, The Living Archive (online)",
    url,
    isCancelled: row.status === "cancelled",
    alarmsBefore: ["start", "end"],
  } as const;
  return { slug, entry };
}
