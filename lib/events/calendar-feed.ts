import type { Actor } from "@/lib/auth/contracts";
import type { CalendarEntry } from "@/lib/core/calendar-file";
import { day } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { readSignedValue, signValue } from "@/lib/core/signed-value";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { toCalendarEntry } from "@/lib/events/event-calendar";

/** A feed has the seats of the last three months and all to come. */
const PAST_DAYS = 90;

const feedUrl = ({ userId, version }: { userId: string; version: number }): string =>
  new URL(serverApiPaths.calendarFeed(signValue("calendar-feed", `${userId}-${version}`)), env().APP_URL).href;

/** The URL of a person's feed; null before they asked for one. */
export async function getCalendarFeed({ _id: userId }: Pick<Actor, "_id">): Promise<string | null> {
  const feed = await db.calendarFeed.findUnique({ where: { userId } });
  return feed && feedUrl(feed);
}

/** Makes a URL for a person's feed. The one before stops working. */
export async function renewCalendarFeed({ _id: userId }: Pick<Actor, "_id">): Promise<string> {
  const feed = await db.calendarFeed.upsert({
    where: { userId },
    create: { userId },
    update: { version: { increment: 1 } },
  });
  return feedUrl(feed);
}

/** The seats of the person of a feed, also of cancelled events, so that these leave the calendar. Throws `not_found` for an old URL. */
export async function readCalendarFeed(token: string): Promise<CalendarEntry[]> {
  const [, userId, version] = /^(usr_\w+)-(\d{1,9})$/.exec(readSignedValue("calendar-feed", token) ?? "") ?? [];
  const feed = userId
    ? await db.calendarFeed.findFirst({
        where: { userId, version: Number(version), user: { deletedAt: null, disabledAt: null } },
      })
    : null;
  if (!feed) return throwAppError("not_found", "There is no calendar with this URL.");
  const now = await databaseNow();
  const rows = await db.eventRsvp.findMany({
    where: {
      OR: [{ userId: feed.userId }, { holderId: feed.userId }],
      status: "seat",
      event: { deletedAt: null, startsAt: { gt: new Date(now.getTime() - PAST_DAYS * day) } },
    },
    include: { event: true },
    // One entry, whatever the number of seats.
    distinct: ["eventId"],
    orderBy: [{ joinedAt: "desc" }, { id: "desc" }],
    take: 200,
  });
  return rows.map(({ event }) => {
    const entry = toCalendarEntry(event);
    const url = new URL(paths.ticket(event.id), env().APP_URL).href;
    return { ...entry, url, description: entry.description.replace(entry.url, `Your ticket: ${url}`) };
  });
}
