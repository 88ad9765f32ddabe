import * as z from "zod/v4/core";
import type { Access } from "@/lib/accounts/permissions";
import type { Declaration } from "@/lib/http/route";
import { errorStatus } from "@/lib/platform/errors";
import { limits } from "@/lib/platform/rate-limit";

/** One method of one address: the address as its folder spells it, what its comment says, and its declaration. */
export type Operation = { address: string; verb: string; comment: string; declaration: Declaration };
type Json = Record<string, unknown>;

const who: Record<Access, string> = {
  public: "Anyone.",
  anyone: "Anyone; a signed-in person may be told more.",
  session: "A signed-in person.",
  vip: "A member of the Circle, or an admin.",
  admin: "An admin.",
  cron: "The scheduler, with its secret.",
};

// Every refusal that the wrapper itself can give, by what is declared. A call's own refusals are among "conflict" and the like.
function refusals({ access, body, query, limit, input }: Declaration): number[] {
  const statuses = [500, 503];
  if (access !== "public" && access !== "anyone") statuses.push(401);
  if (access === "vip" || access === "admin") statuses.push(403);
  if (body || query || input === "multipart") statuses.push(400);
  if (body || input) statuses.push(413, 415);
  if (limit) statuses.push(429);
  return statuses.sort((a, b) => a - b);
}

const codesOf = (status: number): string[] =>
  Object.entries(errorStatus)
    .filter(([, each]) => each === status)
    .map(([code]) => code);

function schemaOf(schema: z.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return described;
}

function parametersOf({ address, declaration }: Operation): Json[] {
  const inPath = [...address.matchAll(/\[(\w+)\]/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const query = declaration.query && schemaOf(declaration.query, "input");
  const required = new Set((query?.required as string[]) ?? []);
  const asked = Object.entries((query?.properties as Json) ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema,
  }));
  return [...inPath, ...asked];
}

// What stands behind the colon, for the method that it names; a comment may speak of several.
function summaryOf({ comment, verb }: Operation): string {
  const own = comment.split(/(?=\b(?:GET|POST|PUT|PATCH|DELETE) \/)/).find((part) => part.startsWith(`${verb} `));
  const said = (own ?? comment).replace(/^[A-Z]+(?: and [A-Z]+)? \/\S*(?: and \S+)?:\s*/, "").trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function bodyOf({ body, input }: Declaration): Json | undefined {
  if (input === "multipart") return { content: { "multipart/form-data": { schema: { type: "object" } } } };
  if (!body) return undefined;
  return { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } };
}

function answersOf({ reply, status = 200, ...declared }: Declaration): Json {
  const success = { success: { const: true } };
  const described = reply && schemaOf(reply, "output");
  const answers: Json = {
    [status]: {
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
  for (const refused of refusals(declared as Declaration)) {
    const codes = codesOf(refused).join(", ");
    answers[refused] = { description: `Refused: ${codes}.`, $ref: "#/components/responses/Refusal" };
  }
  return answers;
}

function operation(one: Operation): Json {
  const { declaration } = one;
  const limit = declaration.limit && limits[declaration.limit];
  const secured = !["public", "anyone"].includes(declaration.access);
  return {
    summary: summaryOf(one),
    "x-access": declaration.access,
    description: who[declaration.access],
    ...(limit && { "x-limit": { name: declaration.limit, requests: limit.points, seconds: limit.seconds } }),
    ...(secured && {
      security: declaration.access === "cron" ? [{ scheduler: [] }] : [{ session: [] }, { token: [] }],
    }),
    parameters: parametersOf(one),
    requestBody: bodyOf(declaration),
    responses: answersOf(declaration),
  };
}

const refusal = {
  description: "The one shape of every refusal. `error` is a sentence for a person, `code` a word for a program.",
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

/** The description of the whole API in OpenAPI 3.1, made of the declarations that the handlers themselves run on. */
export function describeApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const one of operations) {
    const path = one.address.replace(/\[(\w+)\]/g, "{$1}");
    paths[path] = { ...paths[path], [one.verb.toLowerCase()]: operation(one) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "The Living Archive",
      version: "1",
      description:
        "Every call answers JSON: { success: true, … } or a refusal. Sums are naira, except where an admin's call says kobo. Times are UTC.",
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "la_session" },
        token: { type: "http", scheme: "bearer", description: "The token that POST /api/auth/login returns." },
        scheduler: { type: "http", scheme: "bearer" },
      },
      responses: { Refusal: refusal },
    },
  };
}
