// The instances of `npm run stress`: two, or --instances of them, with --pgbouncer behind PgBouncer in transaction mode.
import { type Instance, startInstance } from "@/tests/resilience/start-instance";
import { startPgBouncer } from "@/tests/resilience/start-pgbouncer";

const count = Number(process.env.STRESS_INSTANCES ?? 2);
const program = process.env.PGBOUNCER;
let databaseUrl: Promise<string> | undefined;

/** Starts one instance with these settings. */
export async function startStressInstance(settings: Record<string, string>): Promise<Instance> {
  if (!program) return startInstance(settings);
  databaseUrl ??= startPgBouncer(program);
  return startInstance({ ...settings, DATABASE_URL: await databaseUrl });
}

/** Starts all instances of this run, less those that the test starts itself. */
export const startStressInstances = (settings: Record<string, string>, less = 0): Promise<Instance[]> =>
  Promise.all(Array.from({ length: count - less }, () => startStressInstance(settings)));
