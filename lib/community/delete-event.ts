import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { eventPages } from "@/lib/community/event-columns";
import { tellGuests } from "@/lib/community/tell-guests";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

/**
 * Takes an event off every list. Who was coming, and that there was one, is kept; if it was still to come and nobody had called
 * it off, they are told that it does not take place.
 */
export async function deleteEvent({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [deleted] = await tx.$queryRaw<{ title: string; news: boolean }[]>`
      UPDATE events SET deleted_at = clock_timestamp(), version = version + 1
      WHERE id = ${id} AND deleted_at IS NULL
      RETURNING title, cancelled_at IS NULL AND COALESCE(ends_at, starts_at) > clock_timestamp() AS news`;
    if (!deleted) return refuse("not_found", "Failed to delete");
    const told = deleted.news ? await tellGuests(tx, { eventId: id, topic: "community.event-cancelled" }) : 0;
    const detail = { title: deleted.title, told };
    await recordAudit(tx, { actorId: actor._id, action: "event.delete", subject: id, detail });
  });
  republish(eventPages);
}
