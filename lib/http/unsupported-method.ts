import { onRequestStart } from "@/lib/http/on-request-start";

const supported = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The route that answers 405. */
export const UNSUPPORTED_METHOD_PATH = "/api/unsupported-method";
export const allowedMethods = [...supported].join(", ");

/**
 * Sends a request with another method, such as TRACE, to a route that answers 405: the fetch standard forbids such a Request, so that Next
 * answers 500 before it calls a handler or the middleware.
 */
export function redirectUnsupportedMethods(): void {
  onRequestStart((request) => {
    if (supported.has(request.method ?? "")) return;
    request.method = "GET";
    request.url = UNSUPPORTED_METHOD_PATH;
  });
}
