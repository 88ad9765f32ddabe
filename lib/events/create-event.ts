import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent, EventBody } from "@/lib/events/contracts";
import { toEventColumns } from "@/lib/events/mappers";
import { requireEventPicture } from "@/lib/events/require-event-picture";

/** Creates an event, which is public immediately. */
export async function createEvent({ actor, body }: { actor: Actor; body: EventBody }): Promise<AdminEvent> {
  const id = newId("evt");
  const columns = toEventColumns(body);
  await transaction(async (tx) => {
    await requireEventPicture(tx, columns.imageUrl);
    await tx.event.create({ data: { id, createdById: actor._id, ...columns } });
    await recordAudit(tx, { actorId: actor._id, action: "event.create", subject: id, detail: { title: body.title } });
  });
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(id);
}
