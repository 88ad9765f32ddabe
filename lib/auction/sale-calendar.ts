import { requireSale } from "@/lib/auction/queries";
import type { Viewer } from "@/lib/auction/sale-row";
import type { CalendarEntry } from "@/lib/platform/calendar-file";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { summary } from "@/lib/platform/public-page";

/** A sale for somebody's calendar, which rings an hour before it opens and an hour before it ends. */
export async function saleCalendar(slugOrId: string, viewer: Viewer): Promise<{ slug: string; entry: CalendarEntry }> {
  const row = await requireSale({ slugOrId, viewer });
  const { id, slug, title, description, startsAt, endsAt, extensionCap } = row;
  if (!startsAt || !endsAt) return refuse("not_found", "This sale has no day yet.");
  const url = new URL(paths.auction(slug), env().APP_URL).href;
  const lateBids = extensionCap > 0 ? "A bid in the last minutes moves the end: the room shows the true one." : "";
  const entry = {
    uid: `${id}@the-living-archive`,
    // An edit before the opening counts as a version, whatever happens to the sale after it as a line of the ledger.
    revision: row.version + row.seq,
    madeAt: row.now,
    start: startsAt,
    end: endsAt,
    title: `Auction: ${title}`,
    description: [summary(description), lateBids, url].filter(Boolean).join("\n\n"),
    place: "Live Auction Room, The Living Archive (online)",
    url,
    isCancelled: row.status === "cancelled",
    alarmsBefore: ["start", "end"],
  } as const;
  return { slug, entry };
}
