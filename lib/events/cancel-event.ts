import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";
import { notifyAttendees } from "@/lib/events/notify-attendees";
import { refundAllTickets } from "@/lib/events/refund-tickets";

type CancelEvent = { actor: Actor; id: string; reason: string };

/**
 * Cancels an event, which cannot be undone, refunds every paid seat, and notifies everyone with a seat or on the waiting list. Throws for a
 * past event.
 */
export async function cancelEvent({
  actor,
  id,
  reason,
}: CancelEvent): Promise<{ event: AdminEvent; emailsSent: number }> {
  const notifiedCount = await transaction(async (tx) => {
    const cancelled = await tx.$queryRaw<unknown[]>`
      UPDATE events SET cancelled_at = clock_timestamp(), cancel_reason = ${reason}, version = version + 1
      WHERE id = ${id} AND deleted_at IS NULL AND cancelled_at IS NULL AND COALESCE(ends_at, starts_at) > clock_timestamp()
      RETURNING id`;
    if (cancelled.length === 0) {
      const event = await tx.event.findFirst({ where: { id, deletedAt: null } });
      if (!event) return throwAppError("not_found", "Event not found");
      return throwAppError("conflict", event.cancelledAt ? "This event is already cancelled." : "This event is over.");
    }
    const refunds = await refundAllTickets(tx, id);
    const count = await notifyAttendees(tx, { eventId: id, change: "cancelled" });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "event.cancel",
      subject: id,
      detail: { reason, emailsSent: count, refunds },
    });
    return count;
  });
  await revalidatePages(pagesShowing.eventWithBadges);
  return { event: await requireAdminEvent(id), emailsSent: notifiedCount };
}
