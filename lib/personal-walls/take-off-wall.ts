import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { personalWallJobs } from "@/lib/personal-walls/jobs";

type TakeOffWall = { actor: Actor; id: string; reason: string };

/**
 * An admin takes a shared wall off: its link leads nowhere, its reports are resolved, and its owner gets an email with the reason. It cannot
 * be shared again until an admin allows it.
 */
export async function takeOffWall({ actor, id, reason }: TakeOffWall): Promise<void> {
  await transaction(async (tx) => {
    const [removed] = await tx.$queryRaw<{ at: Date }[]>`
      UPDATE personal_walls SET share_token = NULL, shared_at = NULL, removed_at = clock_timestamp(), removal_reason = ${reason}
      WHERE id = ${id} AND share_token IS NOT NULL RETURNING removed_at AS at`;
    if (!removed) return throwNotShared(tx.personalWall.count({ where: { id } }));
    const { count } = await tx.personalWallReport.updateMany({
      where: { wallId: id, resolvedAt: null },
      data: { resolvedAt: removed.at },
    });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "personal-wall.take-off",
      subject: id,
      detail: { reason, reports: count },
    });
    await enqueue(tx, personalWallJobs.removed.job(`personal-wall/${id}/${removed.at.getTime()}`, { wallId: id }));
  });
}

async function throwNotShared(counted: Promise<number>): Promise<never> {
  return (await counted) > 0
    ? throwAppError("conflict", "This wall is not shared.")
    : throwAppError("not_found", "There is no such wall.");
}
