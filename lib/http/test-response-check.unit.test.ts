import { expect, it } from "vitest";
import * as z from "zod/mini";
import { type Declaration, route } from "@/lib/http/route";
import { assertDeclared } from "@/lib/http/test-response-check";

const declaration: Declaration = route({
  access: "public",
  errors: ["conflict"],
  reply: z.object({ at: z.iso.datetime() }),
  run: async () => ({ at: "" }),
});
const json = "application/json; charset=utf-8";
const check = (status: number, body: unknown, contentType: string | null = json) =>
  assertDeclared(declaration, { verb: "GET", status, contentType, body });
const error = (code: string) => ({ success: false, error: "No.", code, requestId: "1" });

it("accepts a declared reply and a declared error", () => {
  check(200, { success: true, at: "2026-11-23T00:00:00Z" });
  check(409, error("conflict"));
});

it.each([
  ["an undeclared status", 418, error("conflict"), json],
  ["an undeclared error code of a declared status", 409, error("stale"), json],
  ["another media type", 200, "at", "text/csv"],
  ["a wrong format", 200, { success: true, at: "today" }, json],
  ["a field that is not declared", 200, { success: true, at: "2026-11-23T00:00:00Z", more: 1 }, json],
  ["a reply without success", 200, { at: "2026-11-23T00:00:00Z" }, json],
])("rejects %s", (_, status, body, type) => {
  expect(() => check(status, body, type)).toThrow(/The API description|is declared as/);
});
