import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { can } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { kindPermissions, versionKind } from "@/lib/versions/contracts";

type Cancelled = { kind: string; subject_id: string; due_at: Date };

/** Cancels a change that waits, or dismisses one that failed. One that is saved by now throws `conflict`. */
export async function cancelScheduledChange({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const kinds = versionKind.options.filter((kind) => can(actor, kindPermissions[kind]));
    const [cancelled] = await tx.$queryRaw<Cancelled[]>`
      UPDATE scheduled_changes SET status = 'cancelled', ended_at = clock_timestamp()
      WHERE id = ${id} AND kind = ANY(${kinds}) AND status IN ('waiting', 'failed') RETURNING kind, subject_id, due_at`;
    if (!cancelled) {
      const known = await tx.scheduledChange.count({ where: { id, kind: { in: kinds } } });
      return known > 0
        ? throwAppError("conflict", "This change is saved or cancelled already.")
        : throwAppError("not_found", "There is no such change.");
    }
    await recordAudit(tx, {
      actorId: actor._id,
      action: "content.unschedule",
      subject: cancelled.subject_id,
      detail: { at: cancelled.due_at.toISOString() },
    });
  });
}
