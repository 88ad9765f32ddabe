import { can } from "@/lib/auth/staff-roles";
import { AppError, throwAppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { type Fields, kindPermissions, versionKind } from "@/lib/versions/contracts";
import { requireSaved, throwIfTaken, versionedKinds } from "@/lib/workflows/versioned-kinds";

type DueChange = { id: string; kind: string; subject_id: string; fields: Fields; created_by_id: string };
type Outcome = { id: string } & ({ pages: Iterable<string> } | { problem: string } | { error: unknown });

/**
 * The scheduled job of edits whose time has come. Each is claimed and saved in one transaction, in the name of who scheduled it, so it is
 * saved once; not if that person has lost the permission since. One that cannot be saved is marked as failed with the reason; after an unexpected error it is tried again in the next run.
 * Neither stops the others. Returns how many were saved.
 */
export async function saveScheduledChanges(): Promise<number> {
  let saved = 0;
  const errors: { id: string; error: unknown }[] = [];
  for (;;) {
    const outcome = await saveNext(errors.map(({ id }) => id));
    if (!outcome) break;
    if ("pages" in outcome) {
      await revalidatePages(new Set(outcome.pages));
      saved++;
    } else if ("problem" in outcome) await markFailed(outcome);
    else errors.push(outcome);
  }
  if (errors[0]) throw errors[0].error;
  return saved;
}

/** Saves the first change that is due; null if there is none besides `skipped`. */
async function saveNext(skipped: string[]): Promise<Outcome | null> {
  let due: DueChange | undefined;
  try {
    return await transaction(async (tx) => {
      [due] = await tx.$queryRaw<DueChange[]>`
        UPDATE scheduled_changes SET status = 'done', ended_at = clock_timestamp() WHERE id = (
          SELECT id FROM scheduled_changes WHERE status = 'waiting' AND due_at <= clock_timestamp() AND NOT id = ANY(${skipped})
          ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, kind, subject_id, fields, created_by_id`;
      if (!due) return null;
      const { subject_id: id, created_by_id: _id } = due;
      const kind = versionKind.parse(due.kind);
      const scheduler = await tx.user.findFirst({ where: { id: _id, deletedAt: null, disabledAt: null } });
      if (!can(scheduler, kindPermissions[kind]))
        throwAppError("forbidden", "Who scheduled it may not save it any more.");
      const now = await requireSaved(tx, kind, id);
      const fields = { ...now.fields, ...due.fields };
      const edit = { actor: { _id }, id, version: now.version, fields, note: "Scheduled" };
      return { id: due.id, pages: await versionedKinds[kind].save(tx, edit) };
    }).catch(throwIfTaken);
  } catch (error) {
    if (!due) throw error;
    if (!(error instanceof AppError)) return { id: due.id, error };
    return { id: due.id, problem: Object.values(error.fields ?? {})[0] ?? error.message };
  }
}

async function markFailed({ id, problem }: { id: string; problem: string }): Promise<void> {
  log().warn({ change: id, problem }, "a scheduled change could not be saved");
  await transaction(
    (tx) => tx.$executeRaw`
    UPDATE scheduled_changes SET status = 'failed', ended_at = clock_timestamp(), problem = ${problem}
    WHERE id = ${id} AND status = 'waiting'`,
  );
}
