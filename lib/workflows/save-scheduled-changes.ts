import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { type Fields, versionKind } from "@/lib/versions/contracts";
import { requireSaved, versionedKinds } from "@/lib/workflows/versioned-kinds";

type DueChange = { id: string; kind: string; subject_id: string; fields: Fields; created_by_id: string };
type Outcome = { pages: Iterable<string> } | { failed: string; problem: string } | null;

/**
 * The scheduled job of edits whose time has come. Each is claimed and saved in one transaction, in the name of who scheduled it, so it is
 * saved once. One that cannot be saved is marked as failed with the reason, and does not stop the others. Returns how many were saved.
 */
export async function saveScheduledChanges(): Promise<number> {
  for (let saved = 0; ; ) {
    const outcome = await saveNext();
    if (!outcome) return saved;
    if ("pages" in outcome) {
      await revalidatePages(new Set(outcome.pages));
      saved++;
    } else await markFailed(outcome);
  }
}

async function saveNext(): Promise<Outcome> {
  let due: DueChange | undefined;
  try {
    return await transaction(async (tx) => {
      [due] = await tx.$queryRaw<DueChange[]>`
        UPDATE scheduled_changes SET status = 'done', ended_at = clock_timestamp() WHERE id = (
          SELECT id FROM scheduled_changes WHERE status = 'waiting' AND due_at <= clock_timestamp()
          ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, kind, subject_id, fields, created_by_id`;
      if (!due) return null;
      const { subject_id: id, created_by_id: _id } = due;
      const kind = versionKind.parse(due.kind);
      const now = await requireSaved(tx, kind, id);
      const fields = { ...now.fields, ...due.fields };
      return {
        pages: await versionedKinds[kind].save(tx, {
          actor: { _id },
          id,
          version: now.version,
          fields,
          note: "Scheduled",
        }),
      };
    });
  } catch (error) {
    if (!due || !(error instanceof AppError)) throw error;
    return { failed: due.id, problem: Object.values(error.fields ?? {})[0] ?? error.message };
  }
}

async function markFailed({ failed, problem }: { failed: string; problem: string }): Promise<void> {
  log().warn({ change: failed, problem }, "a scheduled change could not be saved");
  await transaction(
    (tx) => tx.$executeRaw`
    UPDATE scheduled_changes SET status = 'failed', ended_at = clock_timestamp(), problem = ${problem}
    WHERE id = ${failed} AND status = 'waiting'`,
  );
}
