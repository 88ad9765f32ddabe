import * as z from "zod/v4/core";
import { type ErrorCode, errorStatus } from "@/lib/core/errors";
import type { Declaration } from "@/lib/http/route";

export type Json = Record<string, unknown>;

/** The JSON schema of a zod schema, as it is sent (input) or returned (output). */
export function schemaOf(schema: z.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return described;
}

/** Every error code that an operation can return: those of the wrapper and those of its function. */
export function errorCodes({ access, limit, params, input, errors = [] }: Declaration, verb: string): ErrorCode[] {
  // An invalid bearer token is rejected everywhere, and so is text that Postgres cannot store.
  const codes: ErrorCode[] = ["unauthenticated", "invalid_input", "failed", "unavailable", ...errors];
  if (access === "vip") codes.push("vip_only");
  if (access === "admin") codes.push("admin_only", "mfa_required");
  if (params) codes.push("not_found");
  if (limit) codes.push("rate_limited");
  if (verb !== "GET") codes.push("too_large", "unsupported_type");
  if (verb !== "GET" && input !== "raw") codes.push("cross_site");
  return [...new Set(codes)].sort();
}

/** The schema of a JSON reply: `success` beside the properties of the reply, and nothing else. */
function successSchema(described: Json): Json {
  const {
    anyOf,
    oneOf,
    properties = {},
    required = [],
  } = described as {
    anyOf?: Json[];
    oneOf?: Json[];
    properties?: Json;
    required?: string[];
  };
  if (anyOf) return { ...described, anyOf: anyOf.map(successSchema) };
  if (oneOf) return { ...described, oneOf: oneOf.map(successSchema) };
  return {
    ...described,
    properties: { success: { const: true }, ...properties },
    required: ["success", ...required],
  };
}

const nothing: Json = { type: "object", additionalProperties: false };

/** The schema of an operation's JSON reply. */
export const replySchema = ({ reply }: Declaration): Json => successSchema(reply ? schemaOf(reply, "output") : nothing);

/** The schemas that operations refer to. */
export const sharedSchemas = {
  Error: {
    description: "Every error. `error` is a message for people, `code` is for programs.",
    type: "object",
    required: ["success", "error", "code", "requestId"],
    additionalProperties: false,
    properties: {
      success: { const: false },
      error: { type: "string" },
      code: { enum: Object.keys(errorStatus) },
      /** Messages by form field. */
      fields: { type: "object", additionalProperties: { type: "string" } },
      facts: { type: "object", additionalProperties: { type: ["string", "number", "null"] } },
      requestId: { type: "string" },
    },
    examples: [
      { success: false, error: "Session expired. Please log in again.", code: "unauthenticated", requestId: "5b0f" },
    ],
  },
};

/** The body of an error response with one of the codes. */
const errorSchema = (codes: readonly ErrorCode[]): Json => ({
  $ref: "#/components/schemas/Error",
  properties: { code: { enum: codes } },
});

/** The responses of an operation by status: media type and schema. */
export function responsesOf(declaration: Declaration, verb: string): Record<string, Json> {
  const { produces, status = 200, form, plainText } = declaration;
  const responses: Record<string, Json> = {};
  if (!produces)
    responses[status] = {
      description: "Success.",
      content: { "application/json": { schema: replySchema(declaration) } },
    };
  for (const [each, type] of Object.entries(produces ?? {}))
    responses[each] = type
      ? {
          description: Number(each) < 300 ? "The file, or a part of it." : "Why there is no file.",
          content: { [type]: {} },
        }
      : { description: Number(each) < 400 ? "A redirect, or an unchanged file." : "Without a body." };
  if (form) responses[303] = { description: "The answer to an HTML form: a redirect to a page with the result." };
  const codes = errorCodes(declaration, verb);
  for (const each of new Set(codes.map((code) => errorStatus[code]))) {
    const some = codes.filter((code) => errorStatus[code] === each);
    const content = plainText ? { "text/plain": {} } : { "application/json": { schema: errorSchema(some) } };
    responses[each] = { description: `Error: ${some.join(", ")}.`, content };
  }
  return responses;
}
