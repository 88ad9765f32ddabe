import { type AuditChangeOf, auditChanges } from "@/lib/auth/audit-changes";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import type { Fields, VersionKind } from "@/lib/versions/contracts";
import { changedFields } from "@/lib/versions/rules";

/** Who edits, and how the edit came about: "Restored version 3", "Scheduled". */
export type EditSource = { note?: string };

type Edit = {
  kind: VersionKind;
  subjectId: string;
  actorId: string;
  before: { version: number; fields: Fields };
  after: { version: number; fields: Fields };
  note?: string | undefined;
};

/**
 * Stores what an edit saved, and on the first edit what was there before. An edit that changed no field is not stored. Returns what it
 * changed, for the audit log.
 */
export async function recordVersion(
  tx: Tx,
  { kind, subjectId, actorId, before, after, note = "" }: Edit,
): Promise<AuditChangeOf[]> {
  if (changedFields(before.fields, after.fields).length === 0) return [];
  await tx.$executeRaw`
    INSERT INTO content_versions (id, kind, subject_id, version, fields, saved_at)
    SELECT ${newId("cvr")}, ${kind}, ${subjectId}, ${before.version}::int, ${JSON.stringify(before.fields)}::jsonb, clock_timestamp()
    WHERE NOT EXISTS (SELECT 1 FROM content_versions WHERE kind = ${kind} AND subject_id = ${subjectId})
    ON CONFLICT (kind, subject_id, version) DO NOTHING`;
  await tx.$executeRaw`
    INSERT INTO content_versions (id, kind, subject_id, version, fields, note, saved_at, saved_by_id)
    VALUES (${newId("cvr")}, ${kind}, ${subjectId}, ${after.version}::int, ${JSON.stringify(after.fields)}::jsonb, ${note}, clock_timestamp(),
      ${actorId})`;
  return auditChanges(before.fields, after.fields);
}
