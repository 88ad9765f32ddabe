import type { AuditLogLine, AuditQuery } from "@/lib/auth/admin-contracts";
import { listAudit } from "@/lib/auth/admin-queries";
import { auditSentence } from "@/lib/auth/audit-sentences";
import { fieldsOf } from "@/lib/core/records";
import { findAuditSubjects } from "@/lib/workflows/audit-subjects";

/** The account that was merged into the subject is named too. */
function mergedId(stored: unknown): string[] {
  const { merged } = fieldsOf(stored);
  return typeof merged === "string" ? [merged] : [];
}

/** One page of the audit log with a sentence for each entry: "moved the end of the auction “Eagle” from … to …". */
export async function listAuditLog(query: AuditQuery) {
  const { lines, ...page } = await listAudit(query);
  const subjectOf = await findAuditSubjects(lines.flatMap(({ subject, stored }) => [subject, ...mergedId(stored)]));
  return {
    ...page,
    lines: lines.map(({ stored, ...line }): AuditLogLine => {
      const { name, href } = subjectOf(line.subject);
      const [merged] = mergedId(stored);
      const detail = merged === undefined ? stored : { ...Object(stored), merged: subjectOf(merged).name };
      return { ...line, sentence: auditSentence(line.action, name, detail), subjectHref: href };
    }),
  };
}
