import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** An admin lets the owner of a removed wall share it again. It stays private until they do. */
export async function allowWall({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.personalWall.updateMany({
      where: { id, removedAt: { not: null } },
      data: { removedAt: null, removalReason: null },
    });
    if (count === 0) return throwAppError("not_found", "This wall has not been taken off.");
    await recordAudit(tx, { actorId: actor._id, action: "personal-wall.allow", subject: id });
  });
}
