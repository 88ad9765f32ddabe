import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { lockLeader } from "./lock-leader";

const DELETE_FAILED = "Failed to delete the leader";

/** Deletes a draft with its work, translations and tour stops. A published leader has to be taken back to a draft first. */
export async function deleteLeader({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const leader = await lockLeader(tx, id);
    if (!leader) return throwAppError("not_found", DELETE_FAILED);
    if (!leader.isDraft)
      return throwAppError("conflict", DELETE_FAILED, { fields: { isDraft: "Only a draft can be deleted" } });
    await tx.artwork.deleteMany({ where: { leaderId: id } });
    await tx.leader.delete({ where: { id } });
    const { slug, name } = leader;
    await recordAudit(tx, { actorId: actor._id, action: "leader.delete", subject: id, detail: { slug, name } });
  });
}
