import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { findScheduledFor } from "@/lib/newsletter/issue-queries";

/**
 * Deletes a segment. The people in it do not change. Throws `conflict` while a newsletter is scheduled for it; a draft for it has to get
 * other recipients before it is sent.
 */
export async function deleteSegment({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    // Waits for a newsletter that is being scheduled for it, which holds its row.
    const [segment] = await tx.$queryRaw<{ name: string }[]>`SELECT name FROM segments WHERE id = ${id} FOR UPDATE`;
    if (!segment) return throwAppError("not_found", "There is no such segment.");
    const issue = await findScheduledFor(id, tx);
    if (issue)
      throwAppError(
        "conflict",
        `The newsletter “${issue.subject}” is scheduled for this segment. Choose other recipients for it, or cancel its schedule, first.`,
      );
    await tx.segment.delete({ where: { id } });
    await recordAudit(tx, { actorId: actor._id, action: "segment.delete", subject: id, detail: segment });
  });
}
