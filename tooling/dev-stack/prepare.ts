import fs from "node:fs";
import path from "node:path";
import { seedRefusal } from "../../prisma/seed/seed-guard";
import { step } from "./cli-output";
import { type Secrets, stackEnvironment, withOverrides } from "./environment";
import { generateAllIfChanged } from "./generate";
import { holdsMuseum, migrate } from "./migrate";
import { requireFreePort } from "./ports";
import { startPostgres } from "./postgres";
import type { Processes } from "./processes";
import { isEmptyDatabase, recreateDatabase, seedDatabase, seededAt } from "./seed-database";
import { UserFacingError } from "./user-facing-error";

export type StackOptions = {
  /** The first of three ports: the app, the provider emulators, Postgres. */
  port: number;
  /** The data folder. */
  folder: string;
  secrets: Secrets;
  processes: Processes;
  /** The user's environment, which overrides the stack's settings. */
  given: Record<string, string | undefined>;
  isReset: boolean;
  postgresFlags?: string[];
  onExit: (name: string, output: string) => void;
};

export type Stack = { env: Record<string, string>; appUrl: string; providersUrl: string };

/** Prepares everything the app needs: database, emulators, client, migrations and seed. */
export async function prepare(plan: StackOptions): Promise<Stack> {
  const { port, folder, secrets, processes, given, isReset } = plan;
  await requireFreePort(port, "the app");
  await requireFreePort(port + 1, "the emulator dashboard");
  const appUrl = given.APP_URL || `http://localhost:${port}`;

  const dataDir = path.join(folder, "postgres");
  const postgres = await step("Starting Postgres", () =>
    startPostgres({ port: port + 2, dataDir, flags: plan.postgresFlags, givenUrl: given.DATABASE_URL }),
  );
  processes.add("Postgres", postgres.pid, postgres.stop);
  const stack = {
    appUrl,
    emulatorPort: port + 1,
    databaseUrl: postgres.url,
    storageDir: path.join(folder, "storage"),
    secrets,
  };
  const env = withOverrides(stackEnvironment(stack), given);
  if (isReset) await resetData(plan, postgres.url);
  await step("Starting the Paystack, Resend and Pusher emulators", () => startEmulators(plan, appUrl));
  await step("Generating the database client and the files that git ignores", generateAllIfChanged);
  await migrateAndSeed({ url: postgres.url, env, given });
  return { env, appUrl, providersUrl: `http://localhost:${port + 1}` };
}

async function resetData({ folder, given }: StackOptions, url: string): Promise<void> {
  if (given.DATABASE_URL)
    throw new UserFacingError("--reset works only on the embedded database, and DATABASE_URL is set.");
  await recreateDatabase(url);
  for (const name of ["storage", "paystack.json"]) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

type SeedOptions = { url: string; env: Record<string, string>; given: StackOptions["given"] };

/** Migrates and seeds. A database from DATABASE_URL is seeded only if it is empty and on this machine. */
export async function migrateAndSeed({ url, env, given }: SeedOptions): Promise<void> {
  const isForeign = Boolean(given.DATABASE_URL);
  const wasEmpty = await isEmptyDatabase(url);
  const refusal = wasEmpty && seedRefusal(url, given.ALLOW_REMOTE_SEED === "1");
  if (refusal) throw new UserFacingError(refusal);
  if (isForeign && !wasEmpty && !(await holdsMuseum(url))) {
    throw new UserFacingError(
      "DATABASE_URL names a database that holds other tables and none of this app: nothing was changed. Use an empty database, or unset it to use the embedded one.",
    );
  }
  const isSeeded = (await seededAt(url)) !== null;
  // Without the mark a first start was stopped while seeding the embedded database.
  if (!isSeeded && !isForeign && !wasEmpty) await recreateDatabase(url);
  await step("Applying migrations", () => migrate(url));
  const wantsSeed = !isSeeded && (wasEmpty || !isForeign);
  if (wantsSeed) await step("Seeding the database", () => seedDatabase(url, env));
}

async function startEmulators(
  { port, folder, secrets, processes, onExit }: StackOptions,
  appUrl: string,
): Promise<void> {
  const env = {
    DATA_DIR: folder,
    APP_URL: appUrl,
    EMULATOR_PORT: String(port + 1),
    EMULATOR_SECRETS: JSON.stringify(secrets),
  };
  const logFile = path.join(folder, "logs", "emulators.log");
  const args = ["--import", "tsx", path.resolve("tooling/dev-stack/emulators/main.ts")];
  let ended: string | null = null;
  processes.start("Provider emulators", args, {
    env,
    logFile,
    onExit: (output) => {
      ended = output;
      onExit("Provider emulators", output);
    },
  });
  await waitForUrl(`http://localhost:${port + 1}/version`, 30, () => ended !== null);
}

/** Waits until a URL responds with success. */
export async function waitForUrl(url: string, secondsAtMost: number, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + secondsAtMost * 1000;
  while (Date.now() < end && !hasEnded()) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new UserFacingError(`${url} did not respond within ${secondsAtMost} seconds.`);
}
