import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** An admin finds nothing wrong with a reported wall. */
export async function dismissReports({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const reports = await tx.$executeRaw`
      UPDATE personal_wall_reports SET resolved_at = clock_timestamp() WHERE wall_id = ${id} AND resolved_at IS NULL`;
    if (reports === 0) return throwAppError("not_found", "There is no open report about this wall.");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "personal-wall.dismiss-reports",
      subject: id,
      detail: { reports },
    });
  });
}
