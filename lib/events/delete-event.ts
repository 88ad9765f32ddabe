import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { notifyAttendees } from "@/lib/events/notify-attendees";
import { refundAllTickets } from "@/lib/events/refund-tickets";

/**
 * Soft-deletes an event. Attendees of an upcoming event that was not cancelled are notified that it is cancelled, and refunded.
 */
export async function deleteEvent({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [deleted] = await tx.$queryRaw<{ title: string; shouldNotify: boolean }[]>`
      UPDATE events SET deleted_at = clock_timestamp(), version = version + 1
      WHERE id = ${id} AND deleted_at IS NULL
      RETURNING title, cancelled_at IS NULL AND COALESCE(ends_at, starts_at) > clock_timestamp() AS "shouldNotify"`;
    if (!deleted) return throwAppError("not_found", "Failed to delete");
    const notifiedCount = deleted.shouldNotify ? await notifyAttendees(tx, { eventId: id, change: "cancelled" }) : 0;
    const refunds = deleted.shouldNotify ? await refundAllTickets(tx, id) : 0;
    const detail = { title: deleted.title, emailsSent: notifiedCount, refunds };
    await recordAudit(tx, { actorId: actor._id, action: "event.delete", subject: id, detail });
  });
  await revalidatePages(pagesShowing.eventWithBadges);
}
