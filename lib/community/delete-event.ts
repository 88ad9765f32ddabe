import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { eventPages } from "@/lib/community/event-columns";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

/** Takes an event off every list. Who was coming, and that there was one, is kept. */
export async function deleteEvent({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [deleted] = await tx.$queryRaw<{ title: string }[]>`
      UPDATE events SET deleted_at = clock_timestamp(), version = version + 1
      WHERE id = ${id} AND deleted_at IS NULL RETURNING title`;
    if (!deleted) return refuse("not_found", "Failed to delete");
    await recordAudit(tx, { actorId: actor._id, action: "event.delete", subject: id, detail: deleted });
  });
  republish(eventPages);
}
