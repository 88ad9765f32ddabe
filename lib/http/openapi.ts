import * as z from "zod/v4/core";
import type { Access } from "@/lib/auth/permissions";
import { errorStatus } from "@/lib/core/errors";
import { limits } from "@/lib/db/rate-limit";
import type { Declaration } from "@/lib/http/route";

/** One method of one route: its path with [params], the route file's comment, and its declaration. */
export type Operation = { path: string; verb: string; comment: string; declaration: Declaration };
type Json = Record<string, unknown>;

const accessDescriptions: Record<Access, string> = {
  public: "Anyone.",
  anyone: "Anyone; a signed-in user may see more.",
  session: "A signed-in user.",
  vip: "A member of the Circle, or an admin.",
  admin: "An admin.",
  cron: "The scheduler, with its secret.",
};

// The error statuses of the route wrapper, by declaration. Errors of the domain functions are not listed.
function errorStatuses({ access, body, query, limit, input }: Declaration): number[] {
  const statuses = [500, 503];
  if (access !== "public" && access !== "anyone") statuses.push(401);
  if (access === "vip" || access === "admin") statuses.push(403);
  if (body || query || input === "multipart") statuses.push(400);
  if (body || input) statuses.push(413, 415);
  if (limit) statuses.push(429);
  return statuses.sort((a, b) => a - b);
}

const codesForStatus = (status: number): string[] =>
  Object.entries(errorStatus)
    .filter(([, each]) => each === status)
    .map(([code]) => code);

function schemaOf(schema: z.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return described;
}

function parametersOf({ path, declaration }: Operation): Json[] {
  const inPath = [...path.matchAll(/\[(\w+)\]/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const query = declaration.query && schemaOf(declaration.query, "input");
  const required = new Set((query?.required as string[]) ?? []);
  const inQuery = Object.entries((query?.properties as Json) ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

// The part of the comment after "METHOD /path:" for this method; a comment can describe several.
function summaryOf({ comment, verb }: Operation): string {
  const own = comment.split(/(?=\b(?:GET|POST|PUT|PATCH|DELETE) \/)/).find((part) => part.startsWith(`${verb} `));
  const summary = (own ?? comment).replace(/^[A-Z]+(?: and [A-Z]+)? \/\S*(?: and \S+)?:\s*/, "").trim();
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}

function bodyOf({ body, input }: Declaration): Json | undefined {
  if (input === "multipart") return { content: { "multipart/form-data": { schema: { type: "object" } } } };
  if (!body) return undefined;
  return { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } };
}

function responsesOf({ reply, status: successStatus = 200, ...declared }: Declaration): Json {
  const success = { success: { const: true } };
  const described = reply && schemaOf(reply, "output");
  const responses: Json = {
    [successStatus]: {
      description: "Done.",
      content: {
        "application/json": {
          schema: described
            ? { allOf: [{ type: "object", properties: success }, described] }
            : { type: "object", properties: success },
        },
      },
    },
  };
  for (const status of errorStatuses(declared as Declaration)) {
    const codes = codesForStatus(status).join(", ");
    responses[status] = { description: `Error: ${codes}.`, $ref: "#/components/responses/Error" };
  }
  return responses;
}

function describeOperation(operation: Operation): Json {
  const { declaration } = operation;
  const limit = declaration.limit && limits[declaration.limit];
  const secured = !["public", "anyone"].includes(declaration.access);
  return {
    summary: summaryOf(operation),
    "x-access": declaration.access,
    description: accessDescriptions[declaration.access],
    ...(limit && { "x-limit": { name: declaration.limit, requests: limit.points, seconds: limit.seconds } }),
    ...(secured && {
      security: declaration.access === "cron" ? [{ scheduler: [] }] : [{ session: [] }, { token: [] }],
    }),
    parameters: parametersOf(operation),
    requestBody: bodyOf(declaration),
    responses: responsesOf(declaration),
  };
}

const errorSchema = {
  description: "Every error. `error` is a message for people, `code` is for programs.",
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["success", "error", "code", "requestId"],
        properties: {
          success: { const: false },
          error: { type: "string" },
          code: { enum: Object.keys(errorStatus) },
          fields: { type: "object", additionalProperties: { type: "string" } },
          facts: { type: "object" },
          requestId: { type: "string" },
        },
      },
    },
  },
};

/** The OpenAPI 3.1 document of the API, generated from the declarations that the handlers run on. */
export function describeApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const one of operations) {
    const path = one.path.replace(/\[(\w+)\]/g, "{$1}");
    paths[path] = { ...paths[path], [one.verb.toLowerCase()]: describeOperation(one) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "The Living Archive",
      version: "1",
      description:
        "Every call returns JSON: { success: true, … } or an error. Amounts are naira, except where an admin's call says kobo. Times are UTC.",
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "la_session" },
        token: { type: "http", scheme: "bearer", description: "The token that POST /api/auth/login returns." },
        scheduler: { type: "http", scheme: "bearer" },
      },
      responses: { Error: errorSchema },
    },
  };
}
