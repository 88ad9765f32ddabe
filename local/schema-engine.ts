import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Client } from "pg";

export const schemaFolder = path.resolve("prisma/schema");
export const migrationsFolder = path.resolve("prisma/migrations");

export type SchemaFile = { path: string; content: string };

/** Every file of the Prisma schema, in the order of their names. */
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

/** Sends each migration as one script. The adapter itself cuts it at every semicolon, those in comments and functions included. */
class WholeScriptPostgres extends PrismaPg {
  constructor(private readonly url: string) {
    // The engine never closes its connections; idle ones close by themselves, so that a command ends when its work does.
    super({ connectionString: url, idleTimeoutMillis: 200, allowExitOnIdle: true });
  }

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      const client = new Client({ connectionString: this.url });
      await client.connect();
      // A script is one transaction to Postgres, so that a migration which fails half way leaves nothing behind.
      await client.query(script).finally(() => client.end());
    };
    return adapter;
  }
}

// The bindings are untyped: the package types its main entry only, which loads the WebAssembly in a way Node does not.
type WasmExports = WebAssembly.Exports & { __wbindgen_start: () => void };

/**
 * Prisma's own schema engine as WebAssembly. The usual engine is a binary that the CLI downloads at run time; this one
 * comes with npm install, so that migrations work without any further download.
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

export const noFilters = { externalTables: [], externalEnums: [] };
