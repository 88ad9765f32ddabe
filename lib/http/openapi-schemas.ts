import * as z from "zod/v4/core";
import { fieldsOf } from "@/lib/core/records";

export type Json = Record<string, unknown>;
/** A schema as it is sent, or as it is returned. */
type Direction = "input" | "output";
export type SchemaNames = z.$ZodRegistry<{ id: string }>;

/** Converts a zod schema. A reply stays whole at its root, because `success` is added to it. */
export type ToSchema = (schema: z.$ZodType, io: Direction, root?: "whole") => Json;

// The keys of a record with an enum of keys are properties, so that readers need not put the two lists together.
function listRecordKeys({ jsonSchema }: { jsonSchema: z.JSONSchema.BaseSchema }): void {
  const { required, propertyNames, additionalProperties } = jsonSchema;
  if (!required || !propertyNames || typeof additionalProperties !== "object") return;
  delete jsonSchema.propertyNames;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  jsonSchema.additionalProperties = false;
}

function convert(schema: z.$ZodType, io: Direction, metadata: SchemaNames): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: "any",
    override: listRecordKeys,
  });
  return described;
}

const noNames: SchemaNames = z.registry<{ id: string }>();

/** The JSON schema of a zod schema, without references. */
export const schemaOf: ToSchema = (schema, io) => convert(schema, io, noNames);

/** What the document has in one place and refers to. */
export type Components = {
  toSchema: ToSchema;
  /** The response, or a reference to the one of that name. */
  shareResponse: (name: string, response: Json) => Json;
};

/** Writes everything where it is used. */
export const withoutComponents: Components = { toSchema: schemaOf, shareResponse: (_, response) => response };

const refsOf = (text: string) => [...text.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name = ""]) => name);

/**
 * Collects the named schemas and responses, so that each appears once, under `components`, and is referred to. A schema that is sent
 * and returned in different forms, for example with optional fields that have a default, has two: `Name` and `NameInput`.
 */
export function createComponents(names: SchemaNames) {
  // By direction and name, as text, because that is how they are compared and how references are renamed.
  const found: Record<Direction, Map<string, string>> = { input: new Map(), output: new Map() };

  const toSchema: ToSchema = (schema, io, root) => {
    const name = root && names.get(schema);
    if (name) names.remove(schema);
    const { $defs = {}, ...described } = convert(schema, io, names);
    if (name) names.add(schema, name);
    for (const [id, definition] of Object.entries(fieldsOf($defs))) found[io].set(id, JSON.stringify(definition));
    return tagRefs(described, io);
  };

  const isShared = (name: string): boolean => {
    const [sent = "", returned] = [found.input.get(name), found.output.get(name)];
    return returned === undefined || (sent === returned && refsOf(sent).every(isShared));
  };
  const finalName = (io: string, name: string) => (io === "output" || isShared(name) ? name : `${name}Input`);

  /** Writes the final names into a document. Call it when all schemas are converted. */
  function resolveRefs<T>(document: T): T {
    const resolved = JSON.stringify(document).replace(
      /"#\/(input|output)\/(\w+)"/g,
      (_, io: string, name: string) => `"#/components/schemas/${finalName(io, name)}"`,
    );
    return JSON.parse(resolved) as T;
  }

  const responses = new Map<string, Json>();
  const shareResponse = (name: string, response: Json): Json => {
    responses.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  };

  function listSchemas(): Record<string, Json> {
    const components: Record<string, Json> = {};
    for (const io of ["input", "output"] as const)
      for (const [name, text] of found[io])
        components[finalName(io, name)] = resolveRefs(tagRefs(fieldsOf(JSON.parse(text)), io));
    return sorted(Object.entries(components));
  }

  return { toSchema, shareResponse, resolveRefs, listSchemas, listResponses: () => sorted([...responses]) };
}

const sorted = (entries: [string, Json][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

const tagRefs = (schema: Json, io: Direction) =>
  fieldsOf(JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"#/${io}/`)));
