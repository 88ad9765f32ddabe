import type { Access } from "@/lib/auth/permissions";
import { httpsCookieName } from "@/lib/auth/sessions/cookie-names";
import { limits } from "@/lib/db/rate-limit";
import { parametersOf, requestBodyOf } from "@/lib/http/openapi-requests";
import { responsesOf, sharedSchemas } from "@/lib/http/openapi-responses";
import { type Components, createComponents, type Json, type SchemaNames } from "@/lib/http/openapi-schemas";
import { describedTags, tagOf } from "@/lib/http/openapi-tags";
import type { Declaration } from "@/lib/http/route";

/** One method of one route: its path with [params], the route file's comment, and its declaration. */
export type Operation = { path: string; verb: string; comment: string; declaration: Declaration };
/** What is sent and returned in one call, without `success`. */
export type Example = { body?: unknown; reply?: unknown };

const accessDescriptions: Record<Access, string> = {
  public: "Anyone.",
  anyone: "Anyone; a signed-in user may see more.",
  session: "A signed-in user.",
  vip: "A member of the Circle, or an admin.",
  admin: "An admin.",
  cron: "The scheduler, with its secret.",
};

// The part of the comment after "METHOD /path:" for this method; a comment can describe several.
function summaryOf({ comment, verb }: Operation): string {
  const own = comment.split(/(?=\b(?:GET|POST|PUT|PATCH|DELETE) \/)/).find((part) => part.startsWith(`${verb} `));
  const summary = (own ?? comment).replace(/^[A-Z]+(?: and [A-Z]+)? \/\S*(?: and \S+)?:\s*/, "").trim();
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}

function securityOf(access: Access): Json[] {
  if (access === "public") return [];
  if (access === "cron") return [{ scheduler: [] }];
  // An empty object means that the caller need not be signed in.
  return [{ session: [] }, { token: [] }, ...(access === "anyone" ? [{}] : [])];
}

type Content = { content?: Record<string, Json> };

function addExample(described: Content | undefined, value: unknown): void {
  const json = described?.content?.["application/json"];
  if (!json) throw new Error("An example for an operation without JSON.");
  json.example = value;
}

function describeOperation(operation: Operation, components: Components, example: Example = {}): Json {
  const { path, verb, declaration } = operation;
  const limit = declaration.limit && limits[declaration.limit];
  const requestBody = requestBodyOf(declaration, components.toSchema);
  const responses = responsesOf(declaration, verb, components);
  if (example.body) addExample(requestBody, example.body);
  if (example.reply) addExample(responses[declaration.status ?? 200], { success: true, ...example.reply });
  return {
    operationId: `${verb.toLowerCase()}${path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    tags: [tagOf(path)],
    summary: summaryOf(operation),
    "x-access": declaration.access,
    description: accessDescriptions[declaration.access],
    ...(limit && { "x-limit": { name: declaration.limit, requests: limit.points, seconds: limit.seconds } }),
    security: securityOf(declaration.access),
    parameters: parametersOf(path, declaration, components.toSchema),
    requestBody,
    responses,
  };
}

/** What the document is generated from. */
type Api = {
  operations: readonly Operation[];
  /** The schemas that appear once, under `components`. */
  names: SchemaNames;
  /** Examples by method and path with [params]. */
  examples: Readonly<Record<string, Example>>;
};

/** The OpenAPI 3.1 document of the API, generated from the declarations that the handlers run on. */
export function describeApi({ operations, names, examples }: Api): Json {
  const components = createComponents(names);
  const paths: Record<string, Json> = {};
  for (const one of operations) {
    const path = one.path.replace(/\[(\w+)\]/g, "{$1}");
    const described = describeOperation(one, components, examples[`${one.verb} ${one.path}`]);
    paths[path] = { ...paths[path], [one.verb.toLowerCase()]: described };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "The Living Archive",
      version: "1",
      description:
        "A call returns JSON, { success: true, … } or an error, where nothing else is said. Amounts are naira, except where an admin's call says kobo. Times are UTC. A method that is not listed returns 405 with the code `method_not_allowed`.",
      license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
      contact: { name: "The Living Archive", url: "/contact" },
    },
    servers: [{ url: "/", description: "The host that serves this document." }],
    tags: describedTags,
    paths: components.resolveRefs(paths),
    components: {
      schemas: { ...sharedSchemas, ...components.listSchemas() },
      responses: components.listResponses(),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: httpsCookieName("la_session"),
          description: `The cookie that POST /api/auth/login sets. Over plain http, on a developer's machine, it is called \`la_session\`.`,
        },
        token: { type: "http", scheme: "bearer", description: "The token that POST /api/auth/login returns." },
        scheduler: { type: "http", scheme: "bearer", description: "CRON_SECRET." },
      },
    },
  };
}
