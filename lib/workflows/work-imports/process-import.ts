import * as z from "zod/mini";
import { type AppError, throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { getAdminArtwork } from "@/lib/exhibitions/admin-queries";
import { insertArtwork, throwIfArtworkSlugTaken } from "@/lib/exhibitions/create-artwork";
import { toArtworkFields } from "@/lib/exhibitions/edit-fields";
import { changeArtwork } from "@/lib/exhibitions/update-artwork";
import { enqueue } from "@/lib/jobs/outbox";
import { processRows, reasonOf } from "@/lib/jobs/process-rows";
import { workImportJobs } from "@/lib/workflows/jobs";
import { findDrops, findPictures } from "@/lib/workflows/work-imports/known-works";
import { mergeFields, type WorkFields, workFields } from "@/lib/workflows/work-imports/rules";
import type { Prisma, WorkImport, WorkImportRow } from "@/prisma/generated/client";

/** The rows of one job; the next job continues, so that none takes longer than its claim. */
const ROWS_OF_A_JOB = 40;

/**
 * Imports the next rows, each in a transaction of its own. A row is claimed by its status, so that it is imported once. One that cannot be written
 * leaves its work as it is, with the reason. Throws when a row is to be tried again, after the others.
 */
export async function processImport(importId: string, attempt: number): Promise<void> {
  const started = await db.workImport.findUnique({ where: { id: importId } });
  if (!started) return;
  const next = { where: { importId, status: "waiting" as const }, orderBy: { line: "asc" as const } };
  const rows = await db.workImportRow.findMany({
    ...next,
    take: ROWS_OF_A_JOB,
    select: { importId: true, line: true },
  });
  await processRows({
    rows,
    attempt,
    process: ({ line }) => transaction((tx) => writeRow(tx, started, line)).catch(throwIfArtworkSlugTaken),
    fail: ({ line }, reason) =>
      db.workImportRow.updateMany({ where: { importId, line, status: "waiting" }, data: toRefusal(reason) }),
  }).finally(() => revalidatePages(pagesShowing.leaders));
  const left = await db.workImportRow.findFirst({ ...next, select: { line: true } });
  if (left) {
    await enqueue(db, workImportJobs.importWorks.job(`import-works/${importId}/${left.line}`, { importId }));
    return;
  }
  await db.$executeRaw`UPDATE work_imports SET finished_at = clock_timestamp() WHERE id = ${importId} AND finished_at IS NULL`;
}

function toRefusal(reason: AppError | null): Pick<WorkImportRow, "status" | "message"> {
  if (reason?.code === "stale") return { status: "conflict", message: "Changed since the preview." };
  return { status: "error", message: reason ? reasonOf(reason) : "Saving this row failed. You can import it again." };
}

async function writeRow(tx: Tx, { id: importId, createdById }: WorkImport, line: number): Promise<void> {
  const { count } = await tx.workImportRow.updateMany({
    where: { importId, line, status: "waiting" },
    data: { status: "changed" },
  });
  if (count === 0) return;
  const key = { importId_line: { importId, line } };
  const row = await tx.workImportRow.findUniqueOrThrow({ where: key });
  const fields = z.parse(workFields, row.fields);
  await requireKnown(tx, fields);
  const write = { actor: { _id: createdById }, row, fields };
  await tx.workImportRow.update({ where: key, data: await (row.version === null ? addWork : changeWork)(tx, write) });
}

/** What a row names may be gone since the preview. */
async function requireKnown(tx: Tx, { picture, product }: WorkFields): Promise<void> {
  if (picture && !(await findPictures(tx, [picture])).has(picture))
    throwAppError("invalid_input", "Its picture was deleted since the preview.");
  if (product && !(await findDrops(tx, [product])).has(product))
    throwAppError("invalid_input", "Its drop was deleted since the preview.");
}

type Write = { actor: { _id: string }; row: WorkImportRow; fields: WorkFields };
type Written = Pick<Prisma.WorkImportRowUpdateInput, "status" | "artworkId" | "before" | "savedVersion">;

async function addWork(tx: Tx, { actor, row, fields }: Write): Promise<Written> {
  // Nobody publishes the exhibition in the meantime.
  const [exhibition] = await tx.$queryRaw<{ id: string; isDraft: boolean }[]>`
    SELECT id, is_draft AS "isDraft" FROM exhibitions WHERE slug = ${row.exhibition} AND deleted_at IS NULL FOR UPDATE`;
  if (!exhibition) return throwAppError("not_found", "Its exhibition was deleted since the preview.");
  if (!exhibition.isDraft) throwAppError("conflict", "Its exhibition was published since the preview.");
  const body = { ...mergeFields(fields), notes: [], slug: row.slug };
  const artworkId = await insertArtwork(tx, { actor, exhibitionId: exhibition.id, body });
  return { status: "created", artworkId, savedVersion: 1 };
}

async function changeWork(tx: Tx, { actor, row, fields }: Write): Promise<Written> {
  const { artworkId, version } = row;
  const before = artworkId === null ? null : await getAdminArtwork(artworkId, tx);
  if (!before || version === null) return throwAppError("not_found", "The work was deleted since the preview.");
  const { tilesUrl } = await tx.artwork.findUniqueOrThrow({ where: { id: before._id }, select: { tilesUrl: true } });
  const body = { ...mergeFields(fields, before), notes: before.notes, version };
  await changeArtwork(tx, { actor, id: before._id, body, note: "Import" });
  const saved = { fields: toArtworkFields(before), tilesUrl };
  return { status: "changed", before: saved as Prisma.InputJsonObject, savedVersion: version + 1 };
}
