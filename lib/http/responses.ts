import type { NextRequest } from "next/server";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { noteForLog } from "@/lib/core/request-context";
import { withoutSecrets } from "@/lib/core/urls/without-secrets";
import { isDatabaseUnavailable } from "@/lib/db/unavailable";
import { isForm } from "@/lib/http/request-body";
import type { Declaration, RouteParams } from "@/lib/http/route";

/** `{ success: true, … }`. */
export function ok(data: object, status: number, headers: Headers): Response {
  return jsonResponse({ success: true, ...data }, status, headers);
}

/** JSON with its length: without it Node would send each reply in chunks, with more writes and bytes. */
function jsonResponse(data: object, status: number, headers: Headers): Response {
  const body = Buffer.from(JSON.stringify(data));
  headers.set("content-type", "application/json");
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status, headers });
}

/** Redirects a form without JavaScript to a page; 303 makes it a GET. */
export function formRedirect(path: string, headers: Headers): Response {
  headers.set("location", path);
  return new Response(null, { status: 303, headers });
}

function toAppError(error: unknown, failed: string | undefined): AppError {
  if (error instanceof AppError) return error;
  const [code, message]: [ErrorCode, string] = isDatabaseUnavailable(error)
    ? ["unavailable", "The museum cannot be reached at the moment. Please try again."]
    : ["failed", "Something went wrong. Please try again."];
  return new AppError(code, failed ?? message, { cause: error });
}

/** The path of a request for the log. */
export const loggedPath = ({ nextUrl }: NextRequest): string => withoutSecrets(nextUrl.pathname);

type Failure = {
  declaration?: Declaration;
  request: NextRequest;
  requestId: string;
  parsed?: { body?: unknown; params?: RouteParams };
};

/** Turns a thrown error into the error response. Unexpected errors are logged and get a generic message. */
export function errorResponse(thrown: unknown, { declaration, request, requestId, parsed = {} }: Failure): Response {
  const error = toAppError(thrown, declaration?.messages?.failed);
  noteForLog({ code: error.code });
  // The client is gone: nobody reads the response, and nothing is wrong here.
  if (request.signal.aborted) log().debug({ requestId, path: loggedPath(request) }, "the client closed the connection");
  else if (error.status >= 500)
    log().error({ err: error.cause ?? error, requestId, path: loggedPath(request) }, error.message);
  const headers = new Headers();
  if (error.retryAfter) headers.set("retry-after", String(error.retryAfter));
  // A cross-site form gets the error itself and no redirect.
  if (declaration?.form && error.code !== "cross_site" && isForm(request))
    return formRedirect(declaration.form.refused(error, parsed.body, parsed.params ?? {}, headers), headers);
  if (declaration?.plainText) {
    headers.set("content-type", "text/plain; charset=utf-8");
    return new Response(error.message, { status: error.status, headers });
  }
  const body = {
    success: false,
    error: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...(error.facts && { facts: error.facts }),
    ...(error.current && { current: error.current }),
    requestId,
  };
  return jsonResponse(body, error.status, headers);
}
