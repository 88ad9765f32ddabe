import { type ErrorCode, errorStatus } from "@/lib/core/errors";
import { fieldsOf } from "@/lib/core/records";
import { type Components, type Json, type ToSchema, withoutComponents } from "@/lib/http/openapi-schemas";
import type { Declaration } from "@/lib/http/route";

/** Every error code that an operation can return: those of the wrapper and those of its function. */
export function errorCodes(
  { access, limit, params, input, writes, whileViewing, errors = [] }: Declaration,
  verb: string,
): ErrorCode[] {
  // Text that Postgres cannot store is rejected everywhere.
  const codes: ErrorCode[] = ["invalid_input", "failed", "unavailable", ...errors];
  if (access !== "public" && access !== "anyone") codes.push("unauthenticated");
  if (access === "vip") codes.push("vip_only");
  if (access === "admin") codes.push("admin_only", "mfa_required");
  if (params) codes.push("not_found");
  if (limit) codes.push("rate_limited");
  if (verb !== "GET") codes.push("too_large", "unsupported_type");
  if (verb !== "GET" && input !== "raw") codes.push("cross_site");
  if ((verb !== "GET" || writes) && input !== "raw" && access !== "cron" && !whileViewing) codes.push("viewing");
  return [...new Set(codes)].sort();
}

/** The schema of a JSON reply: `success` beside the properties of the reply, and nothing else. */
function successSchema(described: Json): Json {
  if (described.$ref) throw new Error("A named schema is a property of a reply, not the reply itself.");
  const { anyOf, oneOf, properties, required } = described;
  const each = (schemas: unknown[]) => schemas.map((schema) => successSchema(fieldsOf(schema)));
  if (Array.isArray(anyOf)) return { ...described, anyOf: each(anyOf) };
  if (Array.isArray(oneOf)) return { ...described, oneOf: each(oneOf) };
  return {
    ...described,
    properties: { success: { const: true }, ...fieldsOf(properties) },
    required: ["success", ...(Array.isArray(required) ? required : [])],
  };
}

const nothing: Json = { type: "object", additionalProperties: false };

const replySchema = ({ reply }: Declaration, toSchema: ToSchema): Json =>
  successSchema(reply ? toSchema(reply, "output", "whole") : nothing);

/** The schemas that every operation refers to. */
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
      fields: { description: "Messages by form field.", type: "object", additionalProperties: { type: "string" } },
      facts: {
        description: "Data that comes with an error, such as the current price.",
        type: "object",
        additionalProperties: { type: ["string", "number", "null"] },
      },
      current: {
        description: "What is saved now, for an edit of an older version (code stale).",
        type: "object",
        required: ["version", "fields", "savedBy", "savedAt"],
        additionalProperties: false,
        properties: {
          version: { type: "integer" },
          fields: { type: "object" },
          savedBy: { type: ["string", "null"] },
          savedAt: { type: ["string", "null"], format: "date-time" },
        },
      },
      requestId: { type: "string" },
    },
    examples: [
      { success: false, error: "Session expired. Please log in again.", code: "unauthenticated", requestId: "5b0f" },
    ],
  },
};

/** An error response with one of the codes of a status. */
function errorOf(status: number, codes: readonly ErrorCode[], plainText: boolean): Json {
  const schema = { $ref: "#/components/schemas/Error", properties: { code: { enum: codes } } };
  return {
    description: `Error: ${codes.join(", ")}.`,
    ...(status === 429 && {
      headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
    }),
    content: plainText ? { "text/plain": {} } : { "application/json": { schema } },
  };
}

const toPascalCase = (code: string) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const redirectHeaders = { Location: { description: "The page.", schema: { type: "string" } } };

/** A response that is no JSON reply. */
function otherResponse(status: number, type: string | null): Json {
  if (type)
    return {
      description: status < 300 ? "The file, or a part of it." : "Why there is no file.",
      content: { [type]: {} },
    };
  if (status === 302 || status === 303) return { description: "A redirect.", headers: redirectHeaders };
  return { description: status === 304 ? "The file has not changed." : "Without a body." };
}

/** The responses of an operation by status: media type and schema. */
export function responsesOf(
  declaration: Declaration,
  verb: string,
  { toSchema, shareResponse }: Components = withoutComponents,
): Record<string, Json> {
  const { produces, status = 200, form, plainText = false } = declaration;
  const responses: Record<string, Json> = {};
  if (!produces || (declaration.reply && produces[status] === undefined))
    responses[status] = {
      description: "Success.",
      content: { "application/json": { schema: replySchema(declaration, toSchema) } },
    };
  for (const [each, type] of Object.entries(produces ?? {})) responses[each] = otherResponse(Number(each), type);
  if (form)
    responses[303] = {
      description: "The answer to an HTML form: a redirect to a page with the result.",
      headers: redirectHeaders,
    };
  const codes = errorCodes(declaration, verb);
  for (const each of new Set(codes.map((code) => errorStatus[code]))) {
    const some = codes.filter((code) => errorStatus[code] === each);
    const name = `${some.map(toPascalCase).join("Or")}${plainText ? "AsText" : ""}`;
    responses[each] = shareResponse(name, errorOf(each, some, plainText));
  }
  return responses;
}
