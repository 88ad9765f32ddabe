import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import type { Rehearsal } from "@/lib/rehearsals/contracts";
import { requireRehearsal } from "@/lib/rehearsals/queries";
import { dropSandbox } from "@/lib/rehearsals/sandbox";

/** Cancels a running rehearsal and deletes its tables. Throws `conflict` when it is over. */
export async function cancelRehearsal({ actor, id }: { actor: Actor; id: string }): Promise<Rehearsal> {
  await requireRehearsal(id);
  await transaction(async (tx) => {
    const cancelled = await tx.$executeRaw`
      UPDATE rehearsals SET status = 'cancelled', finished_at = clock_timestamp() WHERE id = ${id} AND status = 'running'`;
    if (cancelled === 0) throwAppError("conflict", "This rehearsal is over.");
    await dropSandbox(tx);
    await recordAudit(tx, { actorId: actor._id, action: "rehearsal.cancel", subject: id });
  });
  return requireRehearsal(id);
}
