import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** Deletes a segment. The people in it do not change. */
export async function deleteSegment({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [deleted] = await tx.$queryRaw<{ name: string }[]>`DELETE FROM segments WHERE id = ${id} RETURNING name`;
    if (!deleted) return throwAppError("not_found", "There is no such segment.");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "segment.delete",
      subject: id,
      detail: { name: deleted.name },
    });
  });
}
