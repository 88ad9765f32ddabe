import { can, type Staff } from "@/lib/auth/staff-roles";
import { lagosDayOf, lagosDayRange, weeksOfMonth } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { CalendarEntry } from "@/lib/workflows/contracts";

/** More than a month has. */
const MAX_ENTRIES = 500;

type EntryRow = Omit<CalendarEntry, "at" | "day"> & { at: Date };

/** The month, by default the current one, and what happens in the weeks that it touches. */
export async function getCalendar(actor: Staff, wanted?: string) {
  const today = lagosDayOf(await databaseNow());
  const month = wanted ?? today.slice(0, 7);
  const days = weeksOfMonth(month).flat();
  const entries = await listEntries(actor, {
    from: lagosDayRange(days[0] ?? today).from,
    to: lagosDayRange(days.at(-1) ?? today).to,
  });
  return { month, today, entries };
}

/**
 * The sales, events, drops and exhibitions that open or end between two moments, and the newsletters that are sent then, in their order.
 * Each kind only for those who may open its page.
 */
async function listEntries(actor: Staff, { from, to }: { from: Date; to: Date }): Promise<CalendarEntry[]> {
  const [auctions, events] = [can(actor, "auctions"), can(actor, "events")];
  const [products, exhibitions] = [can(actor, "catalog"), can(actor, "exhibitions")];
  const newsletter = can(actor, "newsletter");
  const rows = await db.$queryRaw<EntryRow[]>`
    SELECT kind, id, title, at, "isTentative" FROM (
      SELECT 'auction-opens' AS kind, id, title, starts_at AS at, status IN ('draft', 'cancelled') AS "isTentative"
        FROM auctions WHERE ${auctions} AND starts_at >= ${from} AND starts_at < ${to}
      UNION ALL
      SELECT 'auction-ends', id, title, ends_at, status IN ('draft', 'cancelled')
        FROM auctions WHERE ${auctions} AND ends_at >= ${from} AND ends_at < ${to}
      UNION ALL
      SELECT 'event', id, title, starts_at, cancelled_at IS NOT NULL
        FROM events WHERE ${events} AND deleted_at IS NULL AND starts_at >= ${from} AND starts_at < ${to}
      UNION ALL
      SELECT 'drop-opens', id, name, opens_at, false
        FROM products WHERE ${products} AND deleted_at IS NULL AND opens_at >= ${from} AND opens_at < ${to}
      UNION ALL
      SELECT 'drop-closes', id, name, closes_at, false
        FROM products WHERE ${products} AND deleted_at IS NULL AND closes_at >= ${from} AND closes_at < ${to}
      UNION ALL
      SELECT 'exhibition-opens', id, title, opens_at, is_draft
        FROM exhibitions WHERE ${exhibitions} AND deleted_at IS NULL AND opens_at >= ${from} AND opens_at < ${to}
      UNION ALL
      SELECT 'newsletter', id, subject, scheduled_at, false
        FROM newsletter_issues
        WHERE ${newsletter} AND status = 'scheduled' AND scheduled_at >= ${from} AND scheduled_at < ${to}
    ) entries ORDER BY at, kind, id LIMIT ${MAX_ENTRIES}`;
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString(), day: lagosDayOf(at) }));
}
