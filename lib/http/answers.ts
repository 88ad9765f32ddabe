import { type NextRequest, NextResponse } from "next/server";
import { isForm } from "@/lib/http/request-body";
import type { Declaration, RouteParams } from "@/lib/http/route";
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

/** `{ success: true, … }`. */
export function answerOk(data: object, status: number, headers: Headers): Response {
  return NextResponse.json({ success: true, ...data }, { status, headers });
}

/** A form without script goes on to a page; 303 makes it a GET. */
export function answerForm(path: string, headers: Headers): Response {
  headers.set("location", path);
  return new NextResponse(null, { status: 303, headers });
}

// What Prisma and node-postgres say when the database cannot be reached, is restarting or has no connection left.
const unreachable =
  /P1001|P1002|P1008|P1017|P2024|P2028|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|08003|08006|not queryable|Connection (?:is )?closed|Server has closed|57P0[1-4]|53300|Connection terminated|timeout exceeded when trying to connect|Can't reach database|terminating connection|the database system is/i;

function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (unreachable.test(`${(cause as { code?: string }).code ?? ""} ${cause.name} ${cause.message}`)) return true;
  }
  return unreachable.test(String(error));
}

function translate(error: unknown, failed: string | undefined): AppError {
  if (error instanceof AppError) return error;
  const [code, sentence]: [ErrorCode, string] = isUnreachable(error)
    ? ["unavailable", "The museum cannot be reached at the moment. Please try again."]
    : ["failed", "Something went wrong. Please try again."];
  return new AppError(code, failed ?? sentence, { cause: error });
}

/** The path of a request for the log. A link's token is good until it is used, so no line holds one. */
export function loggedPath({ nextUrl }: NextRequest): string {
  return nextUrl.pathname.replace(/\/(verify|reset-password)\/[^/]+/, "/$1/[token]");
}

type Failure = {
  declaration?: Declaration;
  request: NextRequest;
  requestId: string;
  seen?: { body?: unknown; params?: RouteParams };
};

/** Turns whatever was thrown into the one error shape. What is not ours to say becomes a bland sentence and a log line. */
export function answerError(thrown: unknown, { declaration, request, requestId, seen = {} }: Failure): Response {
  const error = translate(thrown, declaration?.sentences?.failed);
  if (error.status >= 500)
    log().error({ err: error.cause ?? error, requestId, path: loggedPath(request) }, error.message);
  const headers = new Headers();
  if (error.retryAfter) headers.set("retry-after", String(error.retryAfter));
  // A form from another site is told so; it is not led on to a page of ours.
  if (declaration?.form && error.code !== "cross_site" && isForm(request))
    return answerForm(declaration.form.refused(error, seen.body, seen.params ?? {}), headers);
  if (declaration?.plain) {
    headers.set("content-type", "text/plain; charset=utf-8");
    return new NextResponse(error.message, { status: error.status, headers });
  }
  const body = {
    success: false,
    error: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...(error.facts && { facts: error.facts }),
    requestId,
  };
  return NextResponse.json(body, { status: error.status, headers });
}
