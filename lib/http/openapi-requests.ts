import type * as z from "zod/v4/core";
import { type Json, schemaOf, type ToSchema } from "@/lib/http/openapi-schemas";
import type { Declaration } from "@/lib/http/route";

type ObjectSchema = Json & { properties?: Record<string, ObjectSchema>; required?: string[] };

/** The properties of a schema for parameters, each with whether it is required. */
function propertiesOf(schema: z.$ZodType | undefined, toSchema: ToSchema) {
  const { properties = {}, required = [] }: ObjectSchema = schema ? toSchema(schema, "input", "whole") : {};
  return Object.entries(properties).map(([name, described]) => ({
    name,
    schema: described,
    required: required.includes(name),
  }));
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "A retry with the same key and body returns the first result again.",
  schema: { type: "string" },
};

/** The parameters of an operation: those in its path, its query, and the Idempotency-Key where a retry needs one. */
export function parametersOf(path: string, { params, query, errors }: Declaration, toSchema: ToSchema): Json[] {
  const described = new Map(propertiesOf(params, toSchema).map(({ name, schema }) => [name, schema]));
  const inPath = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: described.get(name) ?? { type: "string" },
  }));
  const inQuery = propertiesOf(query, toSchema).map((parameter) => ({ ...parameter, in: "query" }));
  return [...inPath, ...inQuery, ...(errors?.includes("key_reused") ? [idempotencyKey] : [])];
}

/** The fields of an HTML form with the same content as a JSON body: those of an object inside it are called `object.field`. */
function toFormSchema({ properties = {}, required = [], ...schema }: ObjectSchema): Json {
  const fields: Record<string, Json> = {};
  const requiredFields: string[] = [];
  for (const [name, property] of Object.entries(properties)) {
    const parts = property.properties
      ? Object.entries(property.properties).map(([part, inner]) => [`${name}.${part}`, inner] as const)
      : [[name, property] as const];
    for (const [field, inner] of parts) fields[field] = inner;
    if (!required.includes(name)) continue;
    requiredFields.push(...(property.properties ? (property.required ?? []).map((part) => `${name}.${part}`) : [name]));
  }
  return { ...schema, properties: fields, ...(requiredFields.length > 0 && { required: requiredFields }) };
}

const formType = "application/x-www-form-urlencoded";

/** The body of an operation by media type: JSON, the HTML form of a page without JavaScript, or what `run` reads itself. */
export function requestBodyOf({ body, form, accepts }: Declaration, toSchema: ToSchema): Json | undefined {
  const content: Record<string, Json> = {};
  for (const [type, schema] of Object.entries(accepts ?? {}))
    content[type] = schema ? { schema: toSchema(schema, "input") } : {};
  if (body) content["application/json"] = { schema: toSchema(body, "input") };
  if (form) content[formType] = { schema: body ? toFormSchema(schemaOf(body, "input")) : { type: "object" } };
  if (Object.keys(content).length === 0) return undefined;
  return { ...((body || accepts) && { required: true }), content };
}
