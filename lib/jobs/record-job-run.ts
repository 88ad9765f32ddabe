import { db } from "@/lib/db/client";

/** How one scheduled job went. `error` is null for a job that succeeded. */
type JobRun = { name: string; durationMs: number; error: string | null };

const MAX_ERROR_LENGTH = 300;

/** Stores how a scheduled job went, over what was stored of its run before. */
export async function recordJobRun({ name, durationMs, error }: JobRun): Promise<void> {
  const text = error === null ? null : error.slice(0, MAX_ERROR_LENGTH) || "Unknown error";
  await db.$executeRaw`
    INSERT INTO scheduled_job_runs AS old (name, last_run_at, duration_ms, last_done_at, last_failed_at, last_error, failures)
    SELECT ${name}, now(), ${Math.round(durationMs)}::int, CASE WHEN run.error IS NULL THEN now() END,
      CASE WHEN run.error IS NOT NULL THEN now() END, run.error, CASE WHEN run.error IS NULL THEN 0 ELSE 1 END
    FROM (SELECT ${text}::text AS error) AS run
    ON CONFLICT (name) DO UPDATE SET last_run_at = excluded.last_run_at, duration_ms = excluded.duration_ms,
      last_done_at = COALESCE(excluded.last_done_at, old.last_done_at),
      last_failed_at = COALESCE(excluded.last_failed_at, old.last_failed_at),
      last_error = COALESCE(excluded.last_error, old.last_error),
      failures = CASE WHEN excluded.failures = 0 THEN 0 ELSE old.failures + 1 END`;
}
