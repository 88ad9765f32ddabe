import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Client } from "pg";
import { UserFacingError } from "./user-facing-error";

export const schemaFolder = path.resolve("prisma/schema");
export const migrationsFolder = path.resolve("prisma/migrations");

export const noFilters = { externalTables: [], externalEnums: [] };

export type SchemaFile = { path: string; content: string };

/** Every file of the Prisma schema, sorted by name. */
export function readSchema(): SchemaFile[] {
  return fs
    .readdirSync(schemaFolder)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => ({
      path: path.join(schemaFolder, name),
      content: fs.readFileSync(path.join(schemaFolder, name), "utf8"),
    }));
}

/** Sends each migration as one script. The adapter would split it at every semicolon, also in comments and functions. */
class WholeScriptPostgres extends PrismaPg {
  constructor(private readonly url: string) {
    // The engine never closes its connections; idle ones time out, so that the command can end.
    super({ connectionString: url, idleTimeoutMillis: 200, allowExitOnIdle: true });
  }

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      const client = new Client({ connectionString: this.url });
      await client.connect();
      // Postgres runs a script as one transaction, so a failed migration changes nothing.
      await client.query(script).finally(() => client.end());
    };
    return adapter;
  }
}

// The bindings are untyped: the package types only its main entry, which Node cannot load.
type WasmExports = WebAssembly.Exports & { __wbindgen_start: () => void };

/**
 * Prisma's schema engine as WebAssembly. The usual engine is a binary that the CLI downloads at run time; this one comes with
 * npm install, so migrations need no further download.
 */
export async function openSchemaEngine(url: string): Promise<bindings.SchemaEngine> {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = fs.readFileSync(path.join(path.dirname(entry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": { ...bindings } });
  const exports = instance.exports as WasmExports;
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScriptPostgres(url));
  const datamodels = readSchema().map(({ path: file, content }): [string, string] => [file, content]);
  return bindings.SchemaEngine.new({ datamodels }, () => {}, adapter);
}

/** The SQL that turns one Prisma schema into another; null is an empty database. */
export async function schemaDiff(url: string, from: SchemaFile[] | null, to: SchemaFile[]): Promise<string> {
  // The comparison itself needs no database, but the engine insists on a connection.
  const engine = await openSchemaEngine(url);
  const { stdout } = await engine.diff({
    from: from ? { tag: "schemaDatamodel", files: from } : { tag: "empty" },
    to: { tag: "schemaDatamodel", files: to },
    script: true,
    exitCode: null,
    filters: noFilters,
  });
  if (!stdout) throw new UserFacingError("The schema engine did not respond.");
  return stdout;
}
