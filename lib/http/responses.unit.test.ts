import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "@/lib/core/log";
import { errorResponse } from "@/lib/http/responses";

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
