import fs from "node:fs";
import path from "node:path";
import { refusalToSeed } from "../prisma/seed/where";
import { Complaint } from "./complaint";
import { type Secrets, stackEnvironment, withGiven } from "./environment";
import { generateIfChanged } from "./generate";
import { holdsMuseum, migrate } from "./migrate";
import { requireFree } from "./ports";
import { startPostgres } from "./postgres";
import type { Processes } from "./processes";
import { step } from "./say";
import { isEmpty, recreate, seed, seededAt } from "./seed";

export type Plan = {
  /** The first of three neighbouring ports: the app, the providers' stand-ins, Postgres. */
  port: number;
  /** Where the data is kept. */
  folder: string;
  secrets: Secrets;
  processes: Processes;
  /** What the person has set; it takes the place of its stand-in. */
  given: Record<string, string | undefined>;
  isReset: boolean;
  onExit: (name: string, said: string) => void;
};

export type Stack = { env: Record<string, string>; appUrl: string; providersUrl: string };

/** Everything under the app: database, providers, client, migrations and the first collection. */
export async function prepare(plan: Plan): Promise<Stack> {
  const { port, folder, secrets, processes, given, isReset } = plan;
  await requireFree(port, "the museum");
  await requireFree(port + 1, "the page of mail and payments");
  const appUrl = given.APP_URL || `http://localhost:${port}`;

  const postgres = await step("Starting Postgres", () =>
    startPostgres({ port: port + 2, dataDir: path.join(folder, "postgres") }),
  );
  processes.add("Postgres", postgres.pid, postgres.stop);
  const stack = {
    appUrl,
    emulatorPort: port + 1,
    databaseUrl: postgres.url,
    storageDir: path.join(folder, "storage"),
    secrets,
  };
  const env = withGiven(stackEnvironment(stack), given);
  if (isReset) await reset(plan, postgres.url);
  await step("Starting the stand-ins of Paystack, Resend and Pusher Channels", () => startEmulators(plan, appUrl));
  await step("Preparing the database client", generateIfChanged);
  await fill({ url: postgres.url, env, given });
  return { env, appUrl, providersUrl: `http://localhost:${port + 1}` };
}

async function reset({ folder, given }: Plan, url: string): Promise<void> {
  if (given.DATABASE_URL)
    throw new Complaint("--reset empties only the museum's own database, and DATABASE_URL names another one.");
  await recreate(url);
  for (const name of ["storage", "paystack.json"]) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

type Fill = { url: string; env: Record<string, string>; given: Plan["given"] };

/** A database of a person's own is filled only if it was empty, and on this machine; what is in it is never touched. */
export async function fill({ url, env, given }: Fill): Promise<void> {
  const isForeign = Boolean(given.DATABASE_URL);
  const wasEmpty = await isEmpty(url);
  const refusal = wasEmpty && refusalToSeed(url, given.SEED_ANYWHERE === "1");
  if (refusal) throw new Complaint(refusal);
  if (isForeign && !wasEmpty && !(await holdsMuseum(url))) {
    throw new Complaint(
      "DATABASE_URL names a database that holds something else and no museum: nothing was changed in it. Name an empty one, or none, and npm start brings its own.",
    );
  }
  const isSeeded = (await seededAt(url)) !== null;
  // Without the mark the embedded database was never served: a first start was stopped while it was being filled.
  if (!isSeeded && !isForeign && !wasEmpty) await recreate(url);
  await step("Bringing the database up to date", () => migrate(url));
  const wantsSeed = !isSeeded && (wasEmpty || !isForeign);
  if (wantsSeed) await step("Hanging the collection", () => seed(url, env));
}

async function startEmulators({ port, folder, secrets, processes, onExit }: Plan, appUrl: string): Promise<void> {
  const env = {
    MUSEUM_DATA: folder,
    APP_URL: appUrl,
    EMULATOR_PORT: String(port + 1),
    EMULATOR_SECRETS: JSON.stringify(secrets),
  };
  const logFile = path.join(folder, "logs", "providers.log");
  const args = ["--import", "tsx", path.resolve("local/emulators/main.ts")];
  let ended: string | null = null;
  processes.start("The providers' stand-ins", args, {
    env,
    logFile,
    onExit: (said) => {
      ended = said;
      onExit("The providers' stand-ins", said);
    },
  });
  await waitFor(`http://localhost:${port + 1}/version`, 30, () => ended !== null);
}

/** Waits until an address answers well. */
export async function waitFor(url: string, secondsAtMost: number, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + secondsAtMost * 1000;
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Complaint(`${url} did not answer within ${secondsAtMost} seconds.`);
}
