// npm run db:migration -- <name>: writes the next migration from what changed in prisma/schema
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { migrationsFolder, readSchema, type SchemaFile, schemaDiff } from "./schema-engine";
import { ensureTestPostgres } from "./test-postgres";
import { toUserMessage, UserFacingError } from "./user-facing-error";

const [name = ""] = process.argv.slice(2);
main().catch((error) => {
  console.error(toUserMessage(error));
  process.exitCode = 1;
});

async function main(): Promise<void> {
  if (!/^[a-z0-9_]+$/.test(name))
    throw new UserFacingError("Give the migration a name of small letters: npm run db:migration -- add_wishlist");
  const sql = await schemaDiff(await ensureTestPostgres(), migratedSchema(), readSchema());
  if (sql.includes("-- This is an empty migration."))
    return console.log("Nothing changed in prisma/schema since the last migration.");
  const folder = `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`;
  fs.mkdirSync(path.join(migrationsFolder, folder));
  fs.writeFileSync(path.join(migrationsFolder, folder, "migration.sql"), sql);
  console.log(`Wrote prisma/migrations/${folder}. Read migration.sql, and commit it together with the schema.`);
}

/** The schema at the commit of the last migration: a migration and its schema are committed together. */
function migratedSchema(): SchemaFile[] {
  if (git("status", "--porcelain", "--", "prisma/migrations"))
    throw new UserFacingError(
      "prisma/migrations has changes that are not committed. Commit the last migration with its schema first.",
    );
  const commit = git("log", "-1", "--format=%H", "--", "prisma/migrations");
  const files = git("ls-tree", "-r", "--name-only", commit, "--", "prisma/schema").split("\n");
  return files.map((file) => ({ path: path.resolve(file), content: git("show", `${commit}:${file}`) }));
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
