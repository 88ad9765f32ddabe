import type { Actor } from "@/lib/auth/contracts";
import { recordAdminAction } from "@/lib/auth/record-admin-action";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { processRows, reasonOf } from "@/lib/jobs/process-rows";
import { lockCurrentPlan } from "@/lib/subscriptions/grant-plan";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";

const ROWS_OF_A_JOB = 40;

/** Starts to undo a finished import, once. A job takes back the plans. Returns how many people the import gave one. */
export async function undoMemberImport({ actor, id }: { actor: Actor; id: string }): Promise<{ people: number }> {
  return transaction(async (tx) => {
    const undone = await tx.$executeRaw`
      UPDATE member_imports SET undone_at = clock_timestamp(), undone_by_id = ${actor._id}
      WHERE id = ${id} AND finished_at IS NOT NULL AND undone_at IS NULL`;
    if (undone === 0) {
      const found = await tx.memberImport.findUnique({ where: { id } });
      if (!found) return throwAppError("not_found", "There is no such import.");
      const why = found.undoneAt ? "This import is undone already." : "This import is still running.";
      return throwAppError("conflict", why);
    }
    const people = await tx.memberImportRow.count({ where: { importId: id, status: "imported" } });
    await recordAudit(tx, { actorId: actor._id, action: "member-import.undo", subject: id, detail: { people } });
    await enqueue(tx, subscriptionJobs.undoImport.job(`undo-member-import/${id}/0`, { importId: id }));
    return { people };
  });
}

/** Takes back the plans of the next rows, each in a transaction of its own. Throws when a row is to be tried again, after the others. */
export async function processUndo(importId: string, attempt: number): Promise<void> {
  const started = await db.memberImport.findUnique({ where: { id: importId } });
  const actorId = started?.undoneById;
  if (!started || !actorId) return;
  const next = { where: { importId, status: "imported" as const }, orderBy: { line: "asc" as const } };
  const rows = await db.memberImportRow.findMany({
    ...next,
    take: ROWS_OF_A_JOB,
    select: { importId: true, line: true },
  });
  const undo = { importId, actorId, fileName: started.fileName };
  await processRows({
    rows,
    attempt,
    process: ({ line }) => transaction((tx) => undoRow(tx, undo, line)),
    fail: ({ line }, reason) => {
      const message = reason
        ? reasonOf(reason)
        : "Undoing this row failed. The membership is as it was after the import.";
      const imported = { importId, line, status: "imported" as const };
      return db.memberImportRow.updateMany({ where: imported, data: { status: "unchanged", message } });
    },
  });
  const left = await db.memberImportRow.findFirst({ ...next, select: { line: true } });
  if (left) {
    const key = `undo-member-import/${importId}/${left.line}`;
    await enqueue(db, subscriptionJobs.undoImport.job(key, { importId }));
    return;
  }
  await db.$executeRaw`
    UPDATE member_imports SET undo_finished_at = clock_timestamp() WHERE id = ${importId} AND undo_finished_at IS NULL`;
  await revalidatePages(pagesShowing.profiles);
}

type Undo = { importId: string; actorId: string; fileName: string };
type Granted = { userId: string | null; entryId: string | null; hasUsed: boolean };

/** Takes back the plan of one row with its perks that are due, unless its member has used it or it has changed since. What they had before is in effect again. */
async function undoRow(tx: Tx, { importId, actorId, fileName }: Undo, line: number): Promise<void> {
  const [row] = await tx.$queryRaw<Granted[]>`
    SELECT r.user_id AS "userId", r.entry_id AS "entryId", COALESCE(u.last_seen_at > r.done_at, false) AS "hasUsed"
    FROM member_import_rows r LEFT JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL
    WHERE r.import_id = ${importId} AND r.line = ${line} AND r.status = 'imported' FOR UPDATE OF r`;
  if (!row) return;
  const end = (status: "undone" | "unchanged", message: string) =>
    tx.memberImportRow.update({ where: { importId_line: { importId, line } }, data: { status, message } });
  const entry = row.entryId ? await tx.subscriptionEntry.findUnique({ where: { id: row.entryId } }) : null;
  const user = entry && (await tx.user.findFirst({ where: { id: entry.userId, deletedAt: null } }));
  if (!entry || !user) return void (await end("unchanged", "The account was deleted or merged since."));
  await lockCurrentPlan(tx, user.id);
  if (row.hasUsed) return void (await end("unchanged", "They have used their account since."));
  const [later] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM subscription_entries WHERE user_id = ${user.id} AND id <> ${entry.id} AND created_at >= ${entry.createdAt} LIMIT 1`;
  if (later) return void (await end("unchanged", "Their membership has changed since."));
  // Nothing else has made perks since: there is no later entry. Those of the plan before come back with the reversal.
  await tx.fulfilment.deleteMany({ where: { userId: user.id, status: "due", createdAt: { gte: entry.createdAt } } });
  const entryId = newId("fct");
  await recordLedgerEntry(tx, {
    id: entryId,
    userId: user.id,
    reference: `reversal/${entry.reference}`,
    kind: "reversal",
    planKey: entry.planKey,
    effectiveAt: entry.effectiveAt,
    reversedReference: entry.reference,
    actorId,
  });
  await recordAdminAction(tx, {
    actor: { _id: actorId },
    userId: user.id,
    reason: `The import of ${fileName} was undone`,
    action: "subscription.undo-grant",
    detail: { plan: entry.planKey },
    entryId,
  });
  await end("undone", "");
}
