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
  await generateClientIfChanged();
  await generateFiles();
}

/** The same, but always generates the client. */
export async function generateAll(): Promise<void> {
  await generateClient();
  await generateFiles();
}

async function generateClientIfChanged(): Promise<void> {
  const hash = crypto.createHash("sha256").update(JSON.stringify(readSchema())).digest("hex");
  const isFresh =
    fs.existsSync("prisma/generated/client.ts") &&
    fs.existsSync(stampFile) &&
    fs.readFileSync(stampFile, "utf8") === hash;
  if (isFresh) return;
  await generateClient();
  fs.mkdirSync(".local", { recursive: true });
  fs.writeFileSync(stampFile, hash);
}

/** Generates the typed database client in prisma/generated. */
async function generateClient(): Promise<void> {
  // `prisma generate` looks for its schema engine without running it, so any existing file will do. Only for this process:
  // with this variable `prisma migrate deploy` reports success and applies nothing.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  const { code, output } = await runProgram([programPath("prisma"), "generate", "--no-hints"], env);
  if (code !== 0) throw new UserFacingError(`The database client could not be generated:\n${output.trim()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await generateAll().catch((error) => {
    console.error(toUserMessage(error));
    process.exitCode = 1;
  });
}
