import { db } from "@/lib/db/client";

/** How one scheduled job went. `error` is null for a job that succeeded. */
export type JobRun = { name: string; durationMs: number; error: string | null };

const MAX_ERROR_LENGTH = 300;

/** Stores how the scheduled jobs went, over what was stored of their run before. */
export async function recordJobRuns(runs: readonly JobRun[]): Promise<void> {
  const names = runs.map(({ name }) => name);
  const durations = runs.map(({ durationMs }) => Math.round(durationMs));
  // An empty text stands for no error: an array of Prisma has no nulls.
  const errors = runs.map(({ error }) => (error === null ? "" : error.slice(0, MAX_ERROR_LENGTH) || "Unknown error"));
  await db.$executeRaw`
    INSERT INTO scheduled_job_runs AS old (name, last_run_at, duration_ms, last_done_at, last_failed_at, last_error, failures)
    SELECT run.name, now(), run.duration, CASE WHEN run.error = '' THEN now() END, CASE WHEN run.error <> '' THEN now() END,
      NULLIF(run.error, ''), CASE WHEN run.error = '' THEN 0 ELSE 1 END
    FROM unnest(${names}::text[], ${durations}::int[], ${errors}::text[]) AS run (name, duration, error)
    ON CONFLICT (name) DO UPDATE SET last_run_at = excluded.last_run_at, duration_ms = excluded.duration_ms,
      last_done_at = COALESCE(excluded.last_done_at, old.last_done_at),
      last_failed_at = COALESCE(excluded.last_failed_at, old.last_failed_at),
      last_error = COALESCE(excluded.last_error, old.last_error),
      failures = CASE WHEN excluded.failures = 0 THEN 0 ELSE old.failures + 1 END`;
}
