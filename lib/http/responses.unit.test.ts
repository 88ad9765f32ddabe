import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "@/lib/core/log";
import { errorResponse, loggedPath } from "@/lib/http/responses";

afterEach(() => vi.restoreAllMocks());

const reset = Object.assign(new Error("aborted"), { code: "ECONNRESET" });

function respondTo(signal: AbortSignal) {
  const logged = vi.spyOn(log(), "error");
  const request = new NextRequest("http://localhost/api/products", { signal });
  return { response: errorResponse(reset, { request, requestId: "req_1" }), logged };
}

test("a connection that the client closed is no error in the log", () => {
  expect(respondTo(AbortSignal.abort()).logged).not.toHaveBeenCalled();
});

test("a connection that the database closed is one, and answers 503", () => {
  const { response, logged } = respondTo(new AbortController().signal);
  expect([response.status, logged.mock.calls.length]).toEqual([503, 1]);
});

test.each(["/api/auth/verify", "/api/auth/reset-password", "/api/newsletter/unsubscribe", "/api/alerts/unsubscribe"])(
  "the log has no token of a link at %s",
  (path) => {
    const logged = loggedPath(new NextRequest(`http://localhost${path}/the-token?a=the-token`));
    expect(logged).toBe(`${path}/[token]`);
  },
);
