import type { Access } from "@/lib/auth/permissions";
import { limits } from "@/lib/db/rate-limit";
import { type Json, responsesOf, schemaOf, sharedSchemas } from "@/lib/http/openapi-responses";
import type { Declaration } from "@/lib/http/route";

/** One method of one route: its path with [params], the route file's comment, and its declaration. */
export type Operation = { path: string; verb: string; comment: string; declaration: Declaration };

const accessDescriptions: Record<Access, string> = {
  public: "Anyone.",
  anyone: "Anyone; a signed-in user may see more.",
  session: "A signed-in user.",
  vip: "A member of the Circle, or an admin.",
  admin: "An admin.",
  cron: "The scheduler, with its secret.",
};

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

function securityOf(access: Access): Json[] {
  if (access === "public") return [];
  if (access === "cron") return [{ scheduler: [] }];
  // An empty object means that the caller need not be signed in.
  return [{ session: [] }, { token: [] }, ...(access === "anyone" ? [{}] : [])];
}

function describeOperation(operation: Operation): Json {
  const { declaration } = operation;
  const limit = declaration.limit && limits[declaration.limit];
  return {
    operationId: `${operation.verb.toLowerCase()}${operation.path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: summaryOf(operation),
    "x-access": declaration.access,
    description: accessDescriptions[declaration.access],
    ...(limit && { "x-limit": { name: declaration.limit, requests: limit.points, seconds: limit.seconds } }),
    security: securityOf(declaration.access),
    parameters: parametersOf(operation),
    requestBody: bodyOf(declaration),
    responses: responsesOf(declaration, operation.verb),
  };
}

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
        "A call returns JSON, { success: true, … } or an error, where nothing else is said. Amounts are naira, except where an admin's call says kobo. Times are UTC. A method that is not listed returns 405 with the code `method_not_allowed`.",
    },
    servers: [{ url: "/", description: "The host that serves this document." }],
    paths,
    components: {
      schemas: sharedSchemas,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "la_session" },
        token: { type: "http", scheme: "bearer", description: "The token that POST /api/auth/login returns." },
        scheduler: { type: "http", scheme: "bearer" },
      },
    },
  };
}
