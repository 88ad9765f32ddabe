import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { writeCsv } from "@/lib/core/csv";
import { throwAppError } from "@/lib/core/errors";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { db } from "@/lib/db/client";
import {
  type ImportedMember,
  type MemberImport,
  type MemberRowStatus,
  memberColumnNames,
} from "@/lib/subscriptions/imports/contracts";
import { planTitle } from "@/lib/subscriptions/rules";
import type { MemberImportRow } from "@/prisma/generated/client";

const SHOWN_IMPORTS = 50;

type ImportRow = {
  id: string;
  file_name: string;
  welcome: boolean;
  created_at: Date;
  by: string | null;
  finished_at: Date | null;
  undone_at: Date | null;
  undone_by: string | null;
  undo_finished_at: Date | null;
  counts: Partial<Record<MemberRowStatus, number>>;
};

/** The latest imports, or the one with an id, with the number of rows in each status. */
async function selectImports(id: string | null): Promise<MemberImport[]> {
  const rows = await db.$queryRaw<ImportRow[]>`
    SELECT i.id, i.file_name, i.welcome, i.created_at, i.finished_at, i.undone_at, i.undo_finished_at,
      u.first_name || ' ' || u.last_name AS by, w.first_name || ' ' || w.last_name AS undone_by,
      (SELECT COALESCE(jsonb_object_agg(c.status, c.count), '{}') FROM (
        SELECT r.status, count(*)::int AS count FROM member_import_rows r WHERE r.import_id = i.id GROUP BY r.status) c) AS counts
    FROM member_imports i LEFT JOIN users u ON u.id = i.created_by_id LEFT JOIN users w ON w.id = i.undone_by_id
    WHERE ${id}::text IS NULL OR i.id = ${id}
    ORDER BY i.created_at DESC, i.id LIMIT ${SHOWN_IMPORTS}`;
  return rows.map((row) => ({
    _id: row.id,
    fileName: row.file_name,
    welcome: row.welcome,
    at: row.created_at.toISOString(),
    by: row.by ?? "A deleted account",
    counts: { waiting: 0, imported: 0, same: 0, error: 0, undone: 0, unchanged: 0, ...row.counts },
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_at ? (row.undone_by ?? "A deleted account") : null,
    isRunning: !row.finished_at || (row.undone_at !== null && !row.undo_finished_at),
  }));
}

/** The latest imports of members. */
export const listMemberImports = (): Promise<MemberImport[]> => selectImports(null);

/** An import with the result of each row; null for an unknown one. */
export async function findMemberImport(id: string): Promise<(MemberImport & { rows: ImportedMember[] }) | null> {
  const [found] = await selectImports(id);
  if (!found) return null;
  const rows = await db.memberImportRow.findMany({ where: { importId: id }, orderBy: { line: "asc" } });
  return { ...found, rows: rows.map(toImportedMember) };
}

const toImportedMember = (row: MemberImportRow): ImportedMember => ({
  line: row.line,
  email: row.email,
  name: `${row.firstName} ${row.lastName}`.trim(),
  plan: row.planKey,
  from: row.startsAt?.toISOString() ?? null,
  until: row.endsAt?.toISOString() ?? null,
  note: row.note,
  status: row.status,
  message: row.message,
  newAccount: row.newAccount,
  userId: row.userId,
});

/** What the file says of each status. */
const results: Record<MemberRowStatus, string> = {
  waiting: "waiting",
  imported: "imported",
  same: "already a member",
  error: "left out",
  undone: "undone",
  unchanged: "not undone",
};

/** The rows of an import with their results, as CSV: the columns of the template, so that the rows left out can be corrected and imported. */
export async function exportMemberImport({ actor, id }: { actor: Actor; id: string }): Promise<string> {
  const found = await findMemberImport(id);
  if (!found) return throwAppError("not_found", "There is no such import.");
  await recordAudit(db, {
    actorId: actor._id,
    action: "member-import.export",
    subject: id,
    detail: { rows: found.rows.length },
  });
  const { email, name, plan, start, end, note } = memberColumnNames;
  const day = (at: string | null) => (at ? lagosDayOf(new Date(at)) : "");
  return writeCsv(
    ["Row", email, name, plan, start, end, note, "Result", "Message", "New account"],
    found.rows.map((row) => [
      row.line,
      row.email,
      row.name,
      row.plan ? planTitle(row.plan) : "",
      day(row.from),
      day(row.until),
      row.note,
      results[row.status],
      row.message,
      row.newAccount ? "yes" : "no",
    ]),
  );
}
