import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { eventColumns, eventPages } from "@/lib/community/event-columns";
import type { DeskEvent, EventBody } from "@/lib/community/event-contracts";
import { requireDeskEvent } from "@/lib/community/event-queries";
import { transaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { republish } from "@/lib/platform/republish";

/** Announces an event; it stands on the public pages from then on. */
export async function createEvent({ actor, body }: { actor: Actor; body: EventBody }): Promise<DeskEvent> {
  const id = newId("evt");
  const columns = eventColumns(body, "Please fill in required fields");
  await transaction(async (tx) => {
    await tx.event.create({ data: { id, createdById: actor._id, ...columns } });
    await recordAudit(tx, { actorId: actor._id, action: "event.create", subject: id, detail: { title: body.title } });
  });
  republish(eventPages);
  return requireDeskEvent(id);
}
