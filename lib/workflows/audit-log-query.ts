import type { AuditLogLine, AuditQuery } from "@/lib/auth/admin-contracts";
import { listAudit } from "@/lib/auth/admin-queries";
import { auditSentence } from "@/lib/auth/audit-sentences";
import { findAuditSubjects } from "@/lib/workflows/audit-subjects";

/** One page of the audit log with a sentence for each entry: "moved the end of the auction “Eagle” from … to …". */
export async function listAuditLog(query: AuditQuery) {
  const { lines, ...page } = await listAudit(query);
  const subjectOf = await findAuditSubjects(lines.map(({ subject }) => subject));
  return {
    ...page,
    lines: lines.map(({ stored, ...line }): AuditLogLine => {
      const { name, href } = subjectOf(line.subject);
      return { ...line, sentence: auditSentence(line.action, name, stored), subjectHref: href };
    }),
  };
}
