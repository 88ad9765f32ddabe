import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { eventPages } from "@/lib/community/event-columns";
import type { DeskEvent } from "@/lib/community/event-contracts";
import { requireDeskEvent } from "@/lib/community/event-queries";
import { tellGuests } from "@/lib/community/tell-guests";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

type CancelEvent = { actor: Actor; id: string; reason: string };

/**
 * Calls an event off, for good: everybody who meant to come is told once, and the public pages say so. What has been cannot be
 * called off any more.
 */
export async function cancelEvent({ actor, id, reason }: CancelEvent): Promise<{ event: DeskEvent; told: number }> {
  const told = await transaction(async (tx) => {
    const cancelled = await tx.$queryRaw<unknown[]>`
      UPDATE events SET cancelled_at = clock_timestamp(), cancel_reason = ${reason}, version = version + 1
      WHERE id = ${id} AND deleted_at IS NULL AND cancelled_at IS NULL AND COALESCE(ends_at, starts_at) > clock_timestamp()
      RETURNING id`;
    if (cancelled.length === 0) {
      const event = await tx.event.findFirst({ where: { id, deletedAt: null } });
      if (!event) return refuse("not_found", "Event not found");
      return refuse("conflict", event.cancelledAt ? "It is cancelled already." : "It is over.");
    }
    const count = await tellGuests(tx, { eventId: id, topic: "community.event-cancelled" });
    await recordAudit(tx, { actorId: actor._id, action: "event.cancel", subject: id, detail: { reason, told: count } });
    return count;
  });
  republish(eventPages);
  return { event: await requireDeskEvent(id), told };
}
