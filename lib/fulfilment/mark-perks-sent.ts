import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { transaction } from "@/lib/db/client";

/** Marks due perks as sent and returns their number. Skips perks that were sent before. */
export async function markPerksSent({ actor, ids }: { actor: Actor; ids: readonly string[] }): Promise<number> {
  return transaction(async (tx) => {
    const sent = await tx.$queryRaw<{ id: string }[]>`
      UPDATE fulfilments SET status = 'sent', sent_at = now(), sent_by_id = ${actor._id}
      WHERE id = ANY(${ids}) AND status = 'due' RETURNING id`;
    if (sent.length > 0)
      await recordAudit(tx, {
        actorId: actor._id,
        action: "perk.mark-sent",
        subject: "perks",
        detail: { ids: sent.map(({ id }) => id) },
      });
    return sent.length;
  });
}
