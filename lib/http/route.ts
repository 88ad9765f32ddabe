import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { type Access, requireAccess } from "@/lib/auth/permissions";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import type { RequiredPermission } from "@/lib/auth/staff-roles";
import { viewingMessage } from "@/lib/auth/view-as/rules";
import { afterResponse } from "@/lib/core/background";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { fieldsOf } from "@/lib/core/records";
import { noteForLog, requestContext, withRequestContext } from "@/lib/core/request-context";
import { assertWithinLimit, consumeLimit, type LimitName } from "@/lib/db/rate-limit";
import { asViewed, authenticate, getActorFromToken } from "@/lib/http/authenticate";
import { getClientIp } from "@/lib/http/client-ip";
import { parseRequest } from "@/lib/http/parse-request";
import { assertSameOrigin, type BodyInput, isForm, parseBody } from "@/lib/http/request-body";
import { errorResponse, formRedirect, loggedPath, ok } from "@/lib/http/responses";
import type { MemberWrite } from "@/lib/subscriptions/member-write";
import { processOutbox } from "@/lib/workflows/job-handlers";

type Schema<T, Input = unknown> = z.core.$ZodType<T, Input>;

/**
 * The argument of `run`. `key` is the Idempotency-Key header; `headers` are added to the response; `result` is what the declared `write`
 * returned, or null if it did not run.
 */
export type RouteCall<A, P, Q, B> = {
  actor: A;
  params: P;
  query: Q;
  body: B;
  key: string | null;
  ip: string;
  request: NextRequest;
  rawBody: string;
  headers: Headers;
  result: unknown;
};

type ActorFor<X extends Access> = X extends "public" | "anyone" | "cron" ? Actor | null : Actor;

/** The declaration of one method of a route. The wrapper does the rest, in the order of `handle` below. */
export type Declaration<X extends Access = Access, P = unknown, Q = unknown, B = unknown, R = unknown> = {
  access: X;
  /** What an admin needs; every route with access "admin" has one. */
  permission?: RequiredPermission;
  /** The codes that `run` throws, besides those of the wrapper (`errorCodes` in openapi-responses.ts). */
  errors?: readonly ErrorCode[];
  /** The media type by status of a response that is not the JSON reply; null for one without a body. */
  produces?: Readonly<Record<number, string | null>>;
  /** The media type of a body that `run` reads itself, with the schema of its fields; null for the bytes of a file or an event. */
  accepts?: Readonly<Record<string, z.core.$ZodType | null>>;
  limit?: LimitName;
  params?: Schema<P>;
  query?: Schema<Q>;
  body?: Schema<B>;
  reply?: Schema<R>;
  status?: number;
  /** "json" by default. `raw` is for signed webhooks, which also skip the same-origin check. */
  input?: BodyInput;
  /** 100 kB by default. */
  maxBodyBytes?: number;
  /**
   * Error messages of this route: not signed in, invalid input, unexpected error. With `missing`, a query that Postgres cannot
   * store is "not found" instead of "invalid".
   */
  messages?: { unauthenticated?: string; forbidden?: string; invalid?: string; missing?: string; failed?: string };
  /** A GET that changes something. */
  writes?: true;
  /** Runs, also as a write, for the session of an admin who views the site as somebody else; its actor has `viewAs`. */
  whileViewing?: true;
  /** With access "vip" and a limit: a write in the statement that finds the caller. `run` gets its result, or does it for an admin. */
  write?: (call: Pick<RouteCall<unknown, P, Q, B>, "params" | "body" | "key">) => MemberWrite;
  /** Errors are plain text instead of JSON, for routes that serve files. */
  plainText?: true;
  /** Redirect targets of an HTML form without JavaScript: after success, and after an error; `headers` are added to the response. */
  form?: {
    done: (data: R, body: B, params: RouteParams, headers: Headers) => string;
    refused: (error: AppError, body: unknown, params: RouteParams, headers: Headers) => string;
  };
  run: (call: RouteCall<ActorFor<X>, P, Q, B>) => Promise<R | Response>;
};

/** What a caller sends to one method of a route and gets back. */
type Exchange = { query: unknown; body: unknown; reply: unknown };
/** A declaration with its exchange. `exchange` has no value: lib/api-client reads its type. */
export type Route<E = Exchange> = Declaration & { readonly exchange?: E };

/** The unparsed path parameters. */
export type RouteParams = Record<string, string | string[] | undefined>;
type Context = { params: Promise<RouteParams> };
export type Handler<E = unknown> = ((request: NextRequest, context: Context) => Promise<Response>) & {
  declaration?: Declaration;
  readonly exchange?: E;
};

type TypedDeclaration<X extends Access, P, Q, QueryInput, B, BodyInput, R> = Declaration<X, P, Q, B, NoInfer<R>> & {
  query?: Schema<Q, QueryInput>;
  body?: Schema<B, BodyInput>;
  reply?: Schema<R>;
} & (X extends "admin" ? { permission: RequiredPermission } : { permission?: never }) &
  (X extends "vip" ? object : { write?: never });
/** An object without properties: what a route without a schema accepts, and sends. */
export type Empty = Record<string, never>;

/** Infers the types of a declaration; `methods` turns it into a handler. */
export function route<X extends Access, P, Q, B, QueryInput = Empty, BodyInput = Empty, R = object>(
  declaration: TypedDeclaration<X, P, Q, QueryInput, B, BodyInput, R>,
): Route<{ query: QueryInput; body: BodyInput; reply: R }> {
  return declaration as unknown as Declaration;
}

/** The input parsed before an error, so that a form without JavaScript gets its fields back. */
type ParsedRequest = { body?: unknown; params?: RouteParams };

/** Throws for a write in the session of an admin who views the site as somebody else. */
async function assertMayWrite(request: NextRequest, declaration: Declaration, caller: Actor | null): Promise<void> {
  const { access, input, writes, whileViewing } = declaration;
  const isRead = (request.method === "GET" || request.method === "HEAD") && !writes;
  if (isRead || input === "raw" || access === "cron" || whileViewing) return;
  // A public call is made without a session, but not without the browser of the admin.
  const token = access === "public" ? request.cookies.get(sessionCookieName())?.value : undefined;
  const viewAs = (token ? await getActorFromToken(token) : caller)?.viewAs;
  if (viewAs) throw new AppError("viewing", viewingMessage(viewAs));
}

async function handle(
  declaration: Declaration,
  request: NextRequest,
  context: Context,
  parsed: ParsedRequest,
): Promise<Response> {
  const { access, limit, messages } = declaration;
  if (declaration.input !== "raw") assertSameOrigin(request);
  const pathParams = await context.params;
  parsed.params = pathParams;
  const read = () => parseBody(request, declaration.input ?? "json", declaration.maxBodyBytes ?? 100_000);
  // A form without JavaScript is parsed before authentication, so that its fields can be passed on to the sign-in page.
  const form = declaration.form && isForm(request) ? await read() : undefined;
  parsed.body = form?.value;
  const key = request.headers.get("idempotency-key");
  const parseInput = () => parseRequest(declaration, request, pathParams, () => form ?? read());
  // Parsed before authentication for a write in the same statement. What is wrong with the input is thrown below, after the refusals.
  const early = declaration.write && parseInput();
  const write = await early?.then((input) => declaration.write?.({ ...input, key })).catch(() => undefined);
  const { actor: caller, count, result = null } = await authenticate(request, access, { limit, write });
  await assertMayWrite(request, declaration, caller);
  const actor = declaration.whileViewing ? caller : asViewed(caller);
  if (actor) noteForLog({ userId: actor._id });
  requireAccess(declaration, actor, messages);
  const ip = getClientIp(request);
  if (limit && count) assertWithinLimit(limit, count);
  else if (limit) await consumeLimit(limit, ip);
  const { sent, ...input } = await (early ?? parseInput());
  const headers = new Headers();
  const reply = await declaration.run({ ...input, actor, key, ip, request, rawBody: sent.text, headers, result });
  if (reply instanceof Response) return reply;
  const data = declaration.reply ? z.parse(declaration.reply, reply) : {};
  if (sent.form && declaration.form)
    return formRedirect(declaration.form.done(data, input.body, pathParams, headers), headers);
  return ok(fieldsOf(data), declaration.status ?? 200, headers);
}

async function respond(declaration: Declaration, request: NextRequest, context: Context): Promise<Response> {
  const requestId = request.headers.get("x-vercel-id") ?? randomUUID();
  const started = performance.now();
  return withRequestContext(requestId, async () => {
    const parsed: ParsedRequest = {};
    let response: Response;
    try {
      response = await handle(declaration, request, context, parsed);
    } catch (error) {
      response = errorResponse(error, { declaration, request, requestId, parsed });
    }
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    // Enqueued jobs run right after the response; the scheduled jobs are the fallback.
    if (requestContext()?.enqueued) afterResponse(processOutbox);
    const ms = Math.round(performance.now() - started);
    const { userId, code } = requestContext() ?? {};
    const { status } = response;
    log().info({ requestId, userId, method: request.method, path: loggedPath(request), status, code, ms }, "request");
    return response;
  });
}

const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Verb = (typeof verbs)[number];
type Handlers<D> = {
  [V in Verb]: V extends keyof D ? (D[V] extends Route<infer E> ? Handler<E> : never) : Handler<never>;
};

/**
 * The handlers of one route. Each declared method runs in this order: request id, same-origin check, actor and access, rate limit,
 * params, query and body, `run`, reply, errors, one log line. An undeclared method returns 405 with Allow.
 */
export function methods<D extends Partial<Record<Verb, Route<unknown>>>>(declared: D): Handlers<D> {
  const allow = verbs.filter((verb) => declared[verb]).join(", ");
  const entries = verbs.map((verb): [Verb, Handler] => {
    const declaration = declared[verb];
    if (!declaration) {
      const notAllowed: Handler = async (request) => {
        const requestId = randomUUID();
        const error = new AppError("method_not_allowed", "This method is not allowed here.");
        const response = errorResponse(error, { request, requestId });
        response.headers.set("allow", allow);
        return response;
      };
      return [verb, notAllowed];
    }
    const handler: Handler = (request, context) => respond(declaration, request, context);
    handler.declaration = declaration;
    return [verb, handler];
  });
  return Object.fromEntries(entries) as Handlers<D>;
}
