import crypto from "node:crypto";
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { generateFiles } from "./generated-files";
import { runProgram } from "./processes";
import { programPath } from "./program-path";
import { readSchema } from "./schema-engine";
import { toUserMessage, UserFacingError } from "./user-facing-error";

const stampFile = ".local/generated.stamp";

/** Generates the database client and the files that git ignores, where their inputs have changed. */
export async function generateAllIfChanged(): Promise<void> {
  await generateFiles(generateClientIfChanged());
}

/** The same, but always generates the client. */
export async function generateAll(): Promise<void> {
  await generateFiles(generateClient());
}

async function generateClientIfChanged(): Promise<void> {
  if (!isClientFresh()) await generateClient();
}

/** Whether the client in prisma/generated is noted to be of the schema as it is. */
export const isClientFresh = (): boolean =>
  fs.existsSync("prisma/generated/client.ts") &&
  fs.existsSync(stampFile) &&
  fs.readFileSync(stampFile, "utf8") === schemaHash();

const schemaHash = (): string => crypto.createHash("sha256").update(JSON.stringify(readSchema())).digest("hex");

/**
 * Generates the typed database client in prisma/generated, and notes of which schema: it is written file by file, so nothing
 * may write it again while tests or a build read it.
 */
async function generateClient(): Promise<void> {
  const hash = schemaHash();
  // `prisma generate` looks for its schema engine without running it, so any existing file will do. Only for this process:
  // with this variable `prisma migrate deploy` reports success and applies nothing.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  const { code, output } = await runProgram([programPath("prisma"), "generate", "--no-hints"], env);
  if (code !== 0) throw new UserFacingError(`The database client could not be generated:\n${output.trim()}`);
  fs.mkdirSync(".local", { recursive: true });
  fs.writeFileSync(stampFile, hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await generateAll().catch((error) => {
    console.error(toUserMessage(error));
    process.exitCode = 1;
  });
}
