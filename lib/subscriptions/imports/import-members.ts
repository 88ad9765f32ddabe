import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { MemberImportBody, MemberImportReply } from "@/lib/subscriptions/imports/contracts";
import { type PreviewedRow, previewImport } from "@/lib/subscriptions/imports/preview-import";
import { IMPORT_FAILED, readMemberFile } from "@/lib/subscriptions/imports/read-file";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";

/**
 * Previews a CSV of members, or starts its import with the hash of the preview. The rows are stored in one transaction, and a job
 * processes them. A repeated request returns the import that it has started; a preview that is out of date is rejected.
 */
export async function importMembers(input: { actor: Actor; body: MemberImportBody }): Promise<MemberImportReply> {
  const { body } = input;
  const { lines, columns } = readMemberFile(body);
  if (!lines) return { rows: [], columns, plan: "", importId: null };
  return transaction(async (tx) => {
    // Of two requests with one hash the later waits here, and finds the import of the earlier.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('member-import', 0))`;
    const started = body.plan && (await tx.memberImport.findUnique({ where: { planHash: body.plan } }));
    const { rows, plan } = await previewImport(tx, body, lines);
    const reply = { rows: rows.map(({ member: _, ...row }) => row), columns, plan, importId: null };
    if (started) return { ...reply, plan: started.planHash, importId: started.id };
    if (body.plan === undefined) return reply;
    if (body.plan !== plan)
      return throwAppError("stale", IMPORT_FAILED, {
        fields: { csv: "A membership has changed since the preview. Please check again." },
      });
    return { ...reply, importId: await startImport(tx, input, { rows, plan }) };
  });
}

const willImport = ({ result }: PreviewedRow) => result === "create" || result === "grant";

async function startImport(
  tx: Tx,
  { actor, body: { fileName, welcome } }: { actor: Actor; body: MemberImportBody },
  { rows, plan }: { rows: readonly PreviewedRow[]; plan: string },
): Promise<string> {
  const people = rows.filter(willImport).length;
  if (people === 0)
    throwAppError("invalid_input", IMPORT_FAILED, { fields: { csv: "No row can be imported. Nothing was saved." } });
  const id = newId("mim");
  await tx.memberImport.create({
    data: { id, planHash: plan, fileName: fileName || "members.csv", welcome, createdById: actor._id },
  });
  await tx.memberImportRow.createMany({
    data: rows.map((row) => ({
      importId: id,
      line: row.line,
      email: row.email,
      firstName: row.member?.firstName ?? row.name,
      lastName: row.member?.lastName ?? "",
      planKey: row.plan,
      startsAt: row.member?.startsAt ?? null,
      endsAt: row.member?.endsAt ?? null,
      note: row.member?.note ?? "",
      status: willImport(row) ? ("waiting" as const) : row.result === "same" ? ("same" as const) : ("error" as const),
      message: willImport(row) ? "" : row.message,
    })),
  });
  const count = (result: PreviewedRow["result"]) => rows.filter((row) => row.result === result).length;
  await recordAudit(tx, {
    actorId: actor._id,
    action: "member-import.start",
    subject: id,
    detail: { people, same: count("same"), errors: count("error") },
  });
  await enqueue(tx, subscriptionJobs.importMembers.job(`import-members/${id}/0`, { importId: id }));
  return id;
}
