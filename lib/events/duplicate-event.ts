import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";

type DuplicateEvent = { actor: Actor; id: string; start: string; end: string; sameSeries?: boolean };

/**
 * Creates an event like another one at new times, without its guests. It is public at once. The times at which seats open are as long before
 * the new start as they were before the old one. With `sameSeries` it is another date of the same event.
 */
export async function duplicateEvent({
  actor,
  id: sourceId,
  start,
  end,
  sameSeries = false,
}: DuplicateEvent): Promise<AdminEvent> {
  const [startsAt, endsAt] = [new Date(start), new Date(end)];
  if (endsAt <= startsAt)
    throwAppError("invalid_input", "The end must be after the start", {
      fields: { end: "The end must be after the start" },
    });
  const id = newId("evt");
  await transaction(async (tx) => {
    // The first date names the series.
    if (sameSeries)
      await tx.$executeRaw`UPDATE events SET series_id = COALESCE(series_id, id) WHERE id = ${sourceId} AND deleted_at IS NULL`;
    const [copy] = await tx.$queryRaw<{ title: string }[]>`
      INSERT INTO events (id, title, description, starts_at, ends_at, place, is_online, venue_details, link, capacity, collectors_from,
        yearly_from, monthly_from, everyone_from, rsvp_until, collector_kobo, yearly_kobo, monthly_kobo, everyone_kobo, refund_hours, max_seats, is_hidden,
        access_code, questions, artwork, image_url, image_alt, series_id, created_by_id)
      SELECT ${id}, title, description, ${startsAt}::timestamptz, ${endsAt}::timestamptz, place, is_online, venue_details, link, capacity,
        collectors_from + (${startsAt}::timestamptz - starts_at), yearly_from + (${startsAt}::timestamptz - starts_at),
        monthly_from + (${startsAt}::timestamptz - starts_at), everyone_from + (${startsAt}::timestamptz - starts_at), rsvp_until + (${startsAt}::timestamptz - starts_at),
        collector_kobo, yearly_kobo, monthly_kobo, everyone_kobo, refund_hours, max_seats, is_hidden, access_code, questions, artwork,
        image_url, image_alt,
        CASE WHEN ${sameSeries} THEN series_id END, ${actor._id}
      FROM events WHERE id = ${sourceId} AND deleted_at IS NULL RETURNING title`;
    if (!copy) return throwAppError("not_found", "Event not found");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "event.duplicate",
      subject: id,
      detail: { of: sourceId, title: copy.title },
    });
  });
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(id);
}
