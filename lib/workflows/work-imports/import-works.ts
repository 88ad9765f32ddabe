import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { workImportJobs } from "@/lib/workflows/jobs";
import type { WorkImportBody, WorkImportReply } from "@/lib/workflows/work-imports/contracts";
import { type PreviewedWork, previewImport } from "@/lib/workflows/work-imports/preview-import";
import { IMPORT_FAILED, readWorkFile } from "@/lib/workflows/work-imports/read-file";

/**
 * Previews a CSV of works, or starts its import with the hash of the preview. The rows are stored in one transaction, and a job
 * processes them. A repeated request returns the import that it has started; a preview that is out of date is rejected.
 */
export async function importWorks(input: { actor: Actor; body: WorkImportBody }): Promise<WorkImportReply> {
  const { body } = input;
  const { lines, columns } = readWorkFile(body);
  if (!lines) return { rows: [], columns, plan: "", importId: null };
  return transaction(async (tx) => {
    // Of two requests with one hash the later waits here, and finds the import of the earlier.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('work-import', 0))`;
    const started = body.plan && (await tx.workImport.findUnique({ where: { planHash: body.plan } }));
    const { rows, plan } = await previewImport(tx, body, lines);
    const shown = rows.map(({ fields: _, version: __, artworkId: ___, ...row }) => row);
    const reply = { rows: shown, columns, plan, importId: null };
    if (started) return { ...reply, plan: started.planHash, importId: started.id };
    if (body.plan === undefined) return reply;
    if (body.plan !== plan)
      return throwAppError("stale", IMPORT_FAILED, {
        fields: { csv: "A work has changed since the preview. Please check again." },
      });
    return { ...reply, importId: await startImport(tx, input, { rows, plan }) };
  });
}

const willImport = ({ result }: PreviewedWork) => result === "create" || result === "update";

/** The status of a row that is not imported. */
const statusOf = ({ result }: PreviewedWork) => (result === "same" || result === "conflict" ? result : "error");

async function startImport(
  tx: Tx,
  { actor, body: { fileName } }: { actor: Actor; body: WorkImportBody },
  { rows, plan }: { rows: readonly PreviewedWork[]; plan: string },
): Promise<string> {
  if (!rows.some(willImport))
    throwAppError("invalid_input", IMPORT_FAILED, { fields: { csv: "No row can be imported. Nothing was saved." } });
  const id = newId("wim");
  await tx.workImport.create({
    data: { id, planHash: plan, fileName: fileName || "works.csv", createdById: actor._id },
  });
  await tx.workImportRow.createMany({
    data: rows.map((row) => ({
      importId: id,
      line: row.line,
      exhibition: row.exhibition,
      slug: row.slug,
      title: row.title,
      version: row.version,
      fields: row.fields,
      status: willImport(row) ? ("waiting" as const) : statusOf(row),
      message: row.message,
      artworkId: row.artworkId,
    })),
  });
  const count = (...results: PreviewedWork["result"][]) => rows.filter(({ result }) => results.includes(result)).length;
  await recordAudit(tx, {
    actorId: actor._id,
    action: "work-import.start",
    subject: id,
    detail: {
      created: count("create"),
      changed: count("update"),
      same: count("same"),
      left: count("conflict", "error"),
    },
  });
  await enqueue(tx, workImportJobs.importWorks.job(`import-works/${id}/0`, { importId: id }));
  return id;
}
