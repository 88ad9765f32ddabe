import { spawn } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { asSentence, Complaint } from "./complaint";
import { readSchema } from "./schema-engine";

const stamp = ".local/generated.stamp";

/** Writes the client only when the schema has changed since it was last written. */
export async function generateIfChanged(): Promise<void> {
  const hash = crypto.createHash("sha256").update(JSON.stringify(readSchema())).digest("hex");
  const isFresh =
    fs.existsSync("prisma/generated/client.ts") && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === hash;
  if (isFresh) return;
  await generate();
  fs.mkdirSync(".local", { recursive: true });
  fs.writeFileSync(stamp, hash);
}

/** Writes the typed database client to prisma/generated. */
export async function generate(): Promise<void> {
  // `prisma generate` looks for its schema engine without ever running it. Any existing file will do; the variable must not
  // leak further, because with it `prisma migrate deploy` would report success and apply nothing.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  const child = spawn(process.execPath, ["node_modules/prisma/build/index.js", "generate", "--no-hints"], {
    env,
    stdio: "pipe",
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Complaint(`The database client could not be generated:\n${said.trim()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await generate().catch((error) => {
    console.error(asSentence(error));
    process.exitCode = 1;
  });
}
