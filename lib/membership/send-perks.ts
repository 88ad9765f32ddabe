import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";

/** Writes down that perks were sent. What was sent before stays as it was, and is not counted again. */
export async function sendPerks({ actor, ids }: { actor: Actor; ids: readonly string[] }): Promise<number> {
  return transaction(async (tx) => {
    const sent = await tx.$queryRaw<{ id: string }[]>`
      UPDATE perks_due SET status = 'sent', sent_at = now(), sent_by_id = ${actor._id}
      WHERE id = ANY(${ids}) AND status = 'due' RETURNING id`;
    if (sent.length > 0)
      await recordAudit(tx, {
        actorId: actor._id,
        action: "perk.send",
        subject: "perks",
        detail: { ids: sent.map(({ id }) => id) },
      });
    return sent.length;
  });
}
