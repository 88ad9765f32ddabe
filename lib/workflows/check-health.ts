import { throwAppError } from "@/lib/core/errors";
import { databasePool } from "@/lib/db/client";

/** Load balancers give a probe a second. */
const TIMEOUT_MS = 800;

/** Throws unless the database answers in time, can be written to, and has the tables. */
export async function checkHealth(): Promise<void> {
  const query = databasePool().query<{ ready: boolean }>(
    "SELECT NOT pg_is_in_recovery() AND to_regclass('users') IS NOT NULL AND to_regclass('rate_limits') IS NOT NULL AS ready",
  );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null);
  });
  const result = await Promise.race([query, timeout]).finally(() => clearTimeout(timer));
  if (!result) query.catch(() => undefined);
  if (!result?.rows[0]?.ready) throwAppError("unavailable", "This instance is not ready.");
}
