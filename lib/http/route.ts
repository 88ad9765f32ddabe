import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import type { Actor } from "@/lib/accounts/contracts";
import { type Access, refuseActor } from "@/lib/accounts/permissions";
import { answerError, answerForm, answerOk, loggedPath } from "@/lib/http/answers";
import { clientAddress } from "@/lib/http/client-address";
import { deliverOutbox } from "@/lib/http/effects";
import { actorOf } from "@/lib/http/find-actor";
import { type Input, isForm, isStorable, readBody, refuseCrossSite } from "@/lib/http/request-body";
import { afterResponse } from "@/lib/platform/background";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { type LimitName, takeFrom } from "@/lib/platform/rate-limit";
import { requestContext, withRequestContext } from "@/lib/platform/request-context";

type Schema<T> = z.core.$ZodType<T>;

/** Everything a handler's `run` may look at. `key` is the Idempotency-Key; `headers` go out with the answer. */
export type Call<A, P, Q, B> = {
  actor: A;
  params: P;
  query: Q;
  body: B;
  key: string | null;
  ip: string;
  request: NextRequest;
  rawBody: string;
  headers: Headers;
};

type ActorFor<X extends Access> = X extends "public" | "anyone" | "cron" ? Actor | null : Actor;

/** One method of one address, declared. The wrapper does the rest, in the order of `handle` below. */
export type Declaration<X extends Access = Access, P = unknown, Q = unknown, B = unknown, R = unknown> = {
  access: X;
  limit?: LimitName;
  params?: Schema<P>;
  query?: Schema<Q>;
  body?: Schema<B>;
  reply?: Schema<R>;
  status?: number;
  /** What carries the body: JSON unless said otherwise. `raw` is for signed webhooks, which also skip the same-origin check. */
  input?: Input;
  /** Bytes; 100 kB unless said otherwise. */
  maximumBody?: number;
  /**
   * The sentences of this call: when nobody is signed in, when the input is wrong, when something broke. With `missing`, a
   * query that no stored text can be like is an unknown name and not a wrong one.
   */
  sentences?: { unauthenticated?: string; forbidden?: string; invalid?: string; missing?: string; failed?: string };
  /** A refusal is one sentence of plain text and no JSON: whoever asks for a file reads no shapes. */
  plain?: true;
  /** Where an HTML form without script goes on, with the reply, or with the refusal. */
  form?: {
    done: (data: R, body: B) => string;
    refused: (error: AppError, body: unknown, params: RouteParams) => string;
  };
  run: (call: Call<ActorFor<X>, P, Q, B>) => Promise<R | Response>;
};

/** What stands in the address, as it came. */
export type RouteParams = Record<string, string | string[] | undefined>;
type Context = { params: Promise<RouteParams> };
export type Handler = ((request: NextRequest, context: Context) => Promise<Response>) & { declaration?: Declaration };

/** Keeps the types of one declaration together; `methods` turns it into a handler. */
export function route<X extends Access, P, Q, B, R>(declaration: Declaration<X, P, Q, B, R>): Declaration {
  return declaration as unknown as Declaration;
}

function parse<T>(
  schema: Schema<T> | undefined,
  value: unknown,
  sentence: string | undefined,
  code: "invalid_input" | "not_found",
): T {
  if (!schema) return undefined as T;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  const first = parsed.error.issues[0];
  throw new AppError(
    code,
    sentence ?? (first && first.message !== "Invalid input" ? first.message : "Please check what you entered."),
    {
      fields,
    },
  );
}

/** What was sent, as far as it was read before something was refused: a form without script gets its fields back. */
type Seen = { body?: unknown; params?: RouteParams };

async function handle(declaration: Declaration, request: NextRequest, context: Context, seen: Seen): Promise<Response> {
  const { sentences } = declaration;
  if (declaration.input !== "raw") refuseCrossSite(request);
  const given = await context.params;
  seen.params = given;
  const read = () => readBody(request, declaration.input ?? "json", declaration.maximumBody ?? 100_000);
  // A form without script is read before anybody is refused: what a visitor wanted goes along to the sign-in page.
  const form = declaration.form && isForm(request) ? await read() : undefined;
  seen.body = form?.value;
  const actor = await actorOf(request, declaration.access);
  refuseActor(declaration.access, actor, sentences);
  const ip = clientAddress(request);
  if (declaration.limit) await takeFrom(declaration.limit, actor?._id ?? ip);
  if (!isStorable(...Object.values(given ?? {}).flatMap((value) => value ?? [])))
    throw new AppError("not_found", "There is nothing here.");
  const params = parse(declaration.params, given, undefined, "not_found");
  const asked = Object.fromEntries(request.nextUrl.searchParams);
  if (!isStorable(...Object.values(asked))) {
    if (sentences?.missing) throw new AppError("not_found", sentences.missing);
    throw new AppError("invalid_input", sentences?.invalid ?? "Please check what you entered.");
  }
  const query = parse(declaration.query, asked, sentences?.invalid, "invalid_input");
  const sent = form ?? (await read());
  const body = parse(declaration.body, sent.value, sentences?.invalid, "invalid_input");
  const headers = new Headers();
  const key = request.headers.get("idempotency-key");
  const outcome = await declaration.run({ actor, params, query, body, key, ip, request, rawBody: sent.text, headers });
  if (outcome instanceof Response) return outcome;
  const data = declaration.reply ? z.parse(declaration.reply, outcome) : {};
  if (sent.form && declaration.form) return answerForm(declaration.form.done(data, body), headers);
  return answerOk(data as object, declaration.status ?? 200, headers);
}

async function answer(declaration: Declaration, request: NextRequest, context: Context): Promise<Response> {
  const requestId = request.headers.get("x-vercel-id") ?? randomUUID();
  const started = performance.now();
  return withRequestContext(requestId, async () => {
    const seen: Seen = {};
    let response: Response;
    try {
      response = await handle(declaration, request, context, seen);
    } catch (error) {
      response = answerError(error, { declaration, request, requestId, seen });
    }
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    // Whatever this call enqueued leaves right after the answer; the sweep is only the safety net.
    if (requestContext()?.enqueued) afterResponse(deliverOutbox);
    const ms = Math.round(performance.now() - started);
    log().info(
      { requestId, method: request.method, path: loggedPath(request), status: response.status, ms },
      "answered",
    );
    return response;
  });
}

const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Verb = (typeof verbs)[number];

/**
 * The handlers of one address. Each declared method runs in this order: request id, same-origin check, actor and access,
 * rate limit, params, query and body, `run`, reply, errors, one log line. A method that is not declared answers 405 with Allow.
 */
export function methods(declared: Partial<Record<Verb, Declaration>>): Record<Verb, Handler> {
  const allow = verbs.filter((verb) => declared[verb]).join(", ");
  const entries = verbs.map((verb): [Verb, Handler] => {
    const declaration = declared[verb];
    if (!declaration) {
      const refused: Handler = async (request) => {
        const requestId = randomUUID();
        const error = new AppError("method_not_allowed", "This address does not answer that method.");
        const response = answerError(error, { request, requestId });
        response.headers.set("allow", allow);
        return response;
      };
      return [verb, refused];
    }
    const handler: Handler = (request, context) => answer(declaration, request, context);
    handler.declaration = declaration;
    return [verb, handler];
  });
  return Object.fromEntries(entries) as Record<Verb, Handler>;
}
