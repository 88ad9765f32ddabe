// npm run restore -- FILE [--replace] [--yes]: restores an archive of npm run backup.
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { toUserMessage, UserFacingError } from "../dev-stack/user-facing-error";
import { findMuseum } from "./find-museum";
import { manifestTable } from "./manifest-table";
import { checkRestore, restoreBackup } from "./restore-backup";

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UserFacingError(`${question} To confirm without a terminal, add --yes. Nothing was changed.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const input = await prompt.question(`${question} Continue? (yes/no) `).finally(() => prompt.close());
  if (input.trim().toLowerCase() !== "yes") throw new UserFacingError("Nothing was changed.");
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, yes: { type: "boolean", default: false } },
  });
  const [name] = positionals;
  if (!name) throw new UserFacingError("Name the archive: npm run restore -- FILE");
  const { url, label, storage } = await findMuseum();
  const plan = { url, storage, file: path.resolve(name), replace: values.replace };
  const { madeAt } = await checkRestore(plan);
  const { host, port, database } = new Client({ connectionString: url });
  const where = `${label} (${database} at ${host}:${port})`;
  if (values.replace && !values.yes)
    await confirm(`This deletes every row of ${where} and restores the state of ${madeAt}.`);
  console.log(`Restoring the state of ${madeAt} into ${where}.`);
  console.log(manifestTable(await restoreBackup(plan)));
  console.log(
    "\n✓ Every count and checksum equals that of the archive. Restart the app: its instances hold older pages.",
  );
}

await run().catch((error: unknown) => {
  console.error(toUserMessage(error));
  process.exitCode = 1;
});
