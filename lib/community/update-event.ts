import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { EventChange, EventDetail } from "@/lib/community/desk-contracts";
import { eventColumns, eventPages } from "@/lib/community/event-columns";
import { requireEvent } from "@/lib/community/event-queries";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to save event";
const changedSince = { version: "Somebody else has changed this event. Please look again." };

type UpdateEvent = { actor: Actor; id: string; body: EventChange };

/** Changes an event, if it still is as the editor saw it. There are never fewer seats than are taken. */
export async function updateEvent({ actor, id, body: { version, ...body } }: UpdateEvent): Promise<EventDetail> {
  const columns = eventColumns(body, "Please fill in required fields");
  await transaction(async (tx) => {
    const { count } = await tx.event.updateMany({
      where: {
        id,
        deletedAt: null,
        version,
        ...(columns.capacity !== null && { seatsTaken: { lte: columns.capacity } }),
      },
      data: { ...columns, version: { increment: 1 } },
    });
    if (count === 0) {
      const event = await tx.event.findFirst({ where: { id, deletedAt: null } });
      if (!event) return refuse("not_found", failed);
      if (version !== undefined && event.version !== version) return refuse("stale", failed, { fields: changedSince });
      return refuse("conflict", failed, { fields: { capacity: `${event.seatsTaken} seats are taken already` } });
    }
    await recordAudit(tx, { actorId: actor._id, action: "event.update", subject: id, detail: { title: body.title } });
  });
  republish(eventPages);
  return requireEvent(id);
}
