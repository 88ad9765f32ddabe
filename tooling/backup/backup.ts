// npm run backup -- [--to folder]: writes the database and the stored files into one archive.
import path from "node:path";
import { parseArgs } from "node:util";
import { toUserMessage } from "../dev-stack/user-facing-error";
import { findMuseum } from "./find-museum";
import { manifestTable } from "./manifest-table";
import { writeBackup } from "./write-backup";

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: "string", default: ".local/backups" } } });
  const { url, label, storage } = await findMuseum();
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.resolve(values.to, `living-archive-${moment}Z.tar`);
  console.log(`Copying ${label}.`);
  console.log(manifestTable(await writeBackup({ url, storage, file })));
  console.log(`\nWrote ${file}. It holds personal data: keep it encrypted, and away from the database.`);
}

await run().catch((error: unknown) => {
  console.error(toUserMessage(error));
  process.exitCode = 1;
});
