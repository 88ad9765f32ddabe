import * as z from "zod/mini";
import { fieldsOf, isObject } from "@/lib/core/records";

/** What the reference shows of a JSON schema. */
export type ApiSchema = {
  type?: string | string[];
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, ApiSchema>;
  items?: ApiSchema;
  anyOf?: ApiSchema[];
};

const nested = z.lazy((): z.ZodMiniType<ApiSchema> => apiSchema);
const apiSchema: z.ZodMiniType<ApiSchema> = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  required: z.optional(z.array(z.string())),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), nested)),
  items: z.optional(nested),
  anyOf: z.optional(z.array(nested)),
});

const body = z.object({
  content: z.optional(z.record(z.string(), z.object({ schema: z.optional(z.unknown()) }))),
});

/** One method of a path. */
const apiOperation = z.object({
  summary: z.string(),
  description: z.string(),
  "x-limit": z.optional(z.object({ requests: z.number(), seconds: z.number() })),
  requestBody: z.optional(body),
  responses: z.record(z.string(), body),
});
export type ApiOperation = z.infer<typeof apiOperation>;

/** The operations of a description by path and method. */
export const apiPathItems = z.record(z.string(), z.record(z.string(), apiOperation));

type Schemas = Readonly<Record<string, unknown>>;

/** A schema with the shared schemas in the place of the references to them. */
function withoutRefs(schema: unknown, schemas: Schemas): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutRefs(each, schemas));
  if (!isObject(schema)) return schema;
  const { $ref, ...rest } = schema;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withoutRefs(value, schemas)]));
  if (typeof $ref !== "string") return own;
  return { ...fieldsOf(withoutRefs(schemas[$ref.split("/").pop() ?? ""], schemas)), ...own };
}

/** The schema of the first media type of a body. */
export function apiSchemaOf(given: ApiOperation["requestBody"], schemas: Schemas): ApiSchema | undefined {
  const described = Object.values(given?.content ?? {})[0]?.schema;
  return described === undefined ? undefined : apiSchema.parse(withoutRefs(described, schemas));
}
