import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { artworkChange } from "@/lib/exhibitions/admin-contracts";
import { removeArtwork } from "@/lib/exhibitions/delete-artwork";
import { changeArtwork } from "@/lib/exhibitions/update-artwork";
import { enqueue } from "@/lib/jobs/outbox";
import { processRows, reasonOf } from "@/lib/jobs/process-rows";
import { workImportJobs } from "@/lib/workflows/jobs";
import { findPictures } from "@/lib/workflows/work-imports/known-works";
import type { WorkImportRow } from "@/prisma/generated/client";

const ROWS_OF_A_JOB = 40;

/** Starts to undo a finished import, once. A job gives the works back what they had. Returns how many works the import has changed and added. */
export async function undoWorkImport({ actor, id }: { actor: Actor; id: string }): Promise<{ works: number }> {
  return transaction(async (tx) => {
    const undone = await tx.$executeRaw`
      UPDATE work_imports SET undone_at = clock_timestamp(), undone_by_id = ${actor._id}
      WHERE id = ${id} AND finished_at IS NOT NULL AND undone_at IS NULL`;
    if (undone === 0) {
      const found = await tx.workImport.findUnique({ where: { id } });
      if (!found) return throwAppError("not_found", "There is no such import.");
      return throwAppError(
        "conflict",
        found.undoneAt ? "This import is undone already." : "This import is still running.",
      );
    }
    const works = await tx.workImportRow.count({ where: { importId: id, status: { in: ["created", "changed"] } } });
    await recordAudit(tx, { actorId: actor._id, action: "work-import.undo", subject: id, detail: { works } });
    await enqueue(tx, workImportJobs.undoImport.job(`undo-work-import/${id}/0`, { importId: id }));
    return { works };
  });
}

/**
 * Undoes the next rows, each in a transaction of its own. A work that cannot get back what it had is left as it is, with the reason. Throws when a
 * row is to be tried again, after the others.
 */
export async function processUndo(importId: string, attempt: number): Promise<void> {
  const started = await db.workImport.findUnique({ where: { id: importId } });
  const actorId = started?.undoneById;
  if (!actorId) return;
  const next = {
    where: { importId, status: { in: ["created" as const, "changed" as const] } },
    orderBy: { line: "asc" as const },
  };
  const rows = await db.workImportRow.findMany({
    ...next,
    take: ROWS_OF_A_JOB,
    select: { importId: true, line: true },
  });
  await processRows({
    rows,
    attempt,
    process: ({ line }) => transaction((tx) => undoRow(tx, { importId, actorId, line })),
    fail: ({ line }, reason) => {
      const message = reason ? reasonOf(reason) : "Undoing this row failed. The work is as it was after the import.";
      return endRow(db, { importId, line }, { status: "unchanged", message });
    },
  }).finally(() => revalidatePages(pagesShowing.leaders));
  const left = await db.workImportRow.findFirst({ ...next, select: { line: true } });
  if (left) {
    await enqueue(db, workImportJobs.undoImport.job(`undo-work-import/${importId}/${left.line}`, { importId }));
    return;
  }
  await db.$executeRaw`
    UPDATE work_imports SET undo_finished_at = clock_timestamp() WHERE id = ${importId} AND undo_finished_at IS NULL`;
}

type RowKey = { importId: string; line: number };
type Undo = RowKey & { actorId: string };

const endRow = (tx: Tx, row: RowKey, data: { status: "undone" | "unchanged"; message: string }) =>
  tx.workImportRow.updateMany({ where: { ...row, status: { in: ["created", "changed"] } }, data });

async function undoRow(tx: Tx, undo: Undo): Promise<void> {
  const key = { importId: undo.importId, line: undo.line };
  // Claimed before anything is written, so that a row is undone once.
  const { count } = await endRow(tx, key, { status: "undone", message: "" });
  if (count === 0) return;
  const row = await tx.workImportRow.findUniqueOrThrow({ where: { importId_line: key } });
  await restoreWork(tx, undo, row);
}

type Current = { version: number; imageUrl: string | null; isDraft: boolean };

async function restoreWork(tx: Tx, { actorId }: Undo, row: WorkImportRow): Promise<void> {
  const { artworkId: id, savedVersion, before } = row;
  const [work] = await tx.$queryRaw<Current[]>`
    SELECT a.version, a.image_url AS "imageUrl", e.is_draft AS "isDraft"
    FROM artworks a JOIN exhibitions e ON e.id = a.exhibition_id
    WHERE a.id = ${id} AND e.deleted_at IS NULL FOR UPDATE`;
  if (!id || !work) return throwAppError("not_found", "It was deleted since.");
  if (work.version !== savedVersion) throwAppError("conflict", "It was edited since.");
  const actor = { _id: actorId };
  if (before === null) {
    if (!work.isDraft) throwAppError("conflict", "Its exhibition was published since.");
    return removeArtwork(tx, { actor, id });
  }
  const saved = z.parse(savedWork, before);
  const body = z.safeParse(artworkChange, { ...saved.fields, version: work.version }).data;
  if (!body) return throwAppError("invalid_input", "What it was before can no longer be saved.");
  const picture = body.image?.url;
  if (picture && picture !== work.imageUrl && !(await findPictures(tx, [picture])).has(picture))
    throwAppError("invalid_input", "Its earlier picture was deleted since.");
  await changeArtwork(tx, { actor, id, body, note: "Import undone" });
  await tx.artwork.update({ where: { id }, data: { tilesUrl: saved.tilesUrl } });
}

const savedWork = z.object({ fields: z.record(z.string(), z.unknown()), tilesUrl: z.nullable(z.string()) });
