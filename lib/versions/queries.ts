import { throwAppError } from "@/lib/core/errors";
import { fieldsOf } from "@/lib/core/records";
import { db } from "@/lib/db/client";
import {
  type ContentVersion,
  type Fields,
  type ScheduledChange,
  type VersionKind,
  versionKind,
} from "@/lib/versions/contracts";

const SHOWN_VERSIONS = 20;

type VersionRow = {
  id: string;
  version: number;
  fields: Fields;
  previous: Fields | null;
  note: string;
  saved_at: Date;
  saved_by_id: string | null;
  saved_by: string | null;
};

/** The latest versions of a record, newest first, each with the fields before it. */
export async function listVersions(kind: VersionKind, subjectId: string): Promise<ContentVersion[]> {
  const rows = await db.$queryRaw<VersionRow[]>`
    SELECT v.id, v.version, v.fields, v.note, v.saved_at, v.saved_by_id, u.first_name || ' ' || u.last_name AS saved_by,
      (SELECT p.fields FROM content_versions p WHERE p.kind = v.kind AND p.subject_id = v.subject_id AND p.version < v.version
       ORDER BY p.version DESC LIMIT 1) AS previous
    FROM content_versions v LEFT JOIN users u ON u.id = v.saved_by_id
    WHERE v.kind = ${kind} AND v.subject_id = ${subjectId} ORDER BY v.version DESC LIMIT ${SHOWN_VERSIONS}`;
  return rows.map(({ id, version, fields, previous, note, saved_at, saved_by_id, saved_by }) => ({
    _id: id,
    version,
    fields,
    previous,
    note,
    savedAt: saved_at.toISOString(),
    savedBy: saved_by_id === null ? null : (saved_by ?? "A deleted account"),
  }));
}

/** One version of a record. */
export async function requireVersion(id: string) {
  const row = await db.contentVersion.findUnique({ where: { id } });
  if (!row) return throwAppError("not_found", "There is no such version.");
  return {
    kind: versionKind.parse(row.kind),
    subjectId: row.subjectId,
    version: row.version,
    fields: fieldsOf(row.fields),
  };
}

type ChangeRow = {
  id: string;
  subjectId: string;
  fields: unknown;
  dueAt: Date;
  status: string;
  problem: string | null;
};

export const toScheduledChange = ({ id, subjectId, fields, dueAt, status, problem }: ChangeRow): ScheduledChange => ({
  _id: id,
  subjectId,
  fields: fieldsOf(fields),
  dueAt: dueAt.toISOString(),
  status: status === "failed" ? "failed" : "waiting",
  problem,
});

/** The changes that wait for their time, and those that failed and are not dismissed yet, the next first. */
export async function listScheduledChanges(
  kind: VersionKind,
  subjectIds: readonly string[],
): Promise<ScheduledChange[]> {
  if (subjectIds.length === 0) return [];
  const rows = await db.scheduledChange.findMany({
    where: { kind, subjectId: { in: [...subjectIds] }, status: { in: ["waiting", "failed"] } },
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
    take: 200,
  });
  return rows.map(toScheduledChange);
}
