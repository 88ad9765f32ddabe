import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/v4/core";
import type { SchemaNames } from "@/lib/http/openapi-schemas";

const libFolder = path.resolve("lib");
/** Replies, parameters and forms are written where they are used. */
const unnamed = /(Reply|Params|Query|Form)$/;
const named = ["object", "enum", "union"];
/** Names for other programs that differ from the name in the code. */
const publicNames: Record<string, string> = { sessionUser: "User" };

const toName = (exported: string) => publicNames[exported] ?? exported.charAt(0).toUpperCase() + exported.slice(1);

/** The names of the contracts' schemas: a schema is called what its export is called. */
export async function loadSchemaNames(): Promise<SchemaNames> {
  const names: SchemaNames = z.registry<{ id: string }>();
  const taken = new Map<string, string>([["Error", "openapi-responses.ts"]]);
  const files = fs.readdirSync(libFolder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /(^|[/\\-])contracts\.ts$/.test(name)).sort()) {
    const exports = (await import(pathToFileURL(path.join(libFolder, file)).href)) as Record<string, unknown>;
    for (const [exported, schema] of Object.entries(exports)) {
      if (!(schema instanceof z.$ZodType) || !named.includes(schema._zod.def.type) || unnamed.test(exported)) continue;
      const id = toName(exported);
      if (taken.has(id)) throw new Error(`The schema ${id} is both in ${taken.get(id)} and in ${file}.`);
      taken.set(id, file);
      names.add(schema, { id });
    }
  }
  return names;
}
