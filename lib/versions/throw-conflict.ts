import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { Fields, VersionKind } from "@/lib/versions/contracts";

type Conflict = {
  kind: VersionKind;
  subjectId: string;
  /** What the error says about the request: "Failed to save product". */
  message: string;
  /** What it says about the version. */
  reason: string;
  version: number;
  /** The saved fields. */
  fields: Fields;
};

type LastEdit = { at: Date; by: string | null };

/** Throws `stale` with what is saved now, so that the editor can compare and merge. */
export async function throwConflict(tx: Tx, conflict: Conflict): Promise<never> {
  const { kind, subjectId, message, reason, version, fields } = conflict;
  const [last] = await tx.$queryRaw<LastEdit[]>`
    SELECT v.saved_at AS at, u.first_name || ' ' || u.last_name AS by
    FROM content_versions v LEFT JOIN users u ON u.id = v.saved_by_id
    WHERE v.kind = ${kind} AND v.subject_id = ${subjectId} AND v.version = ${version}::int`;
  return throwAppError("stale", message, {
    fields: { version: reason },
    current: { version, fields, savedBy: last?.by ?? null, savedAt: last?.at.toISOString() ?? null },
  });
}
