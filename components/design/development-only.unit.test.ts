import { isHTTPAccessFallbackError } from "next/dist/client/components/http-access-fallback/http-access-fallback";
import { expect, test, vi } from "vitest";
import * as platform from "@/lib/core/env";
import { developmentOnly } from "./development-only";

const inEnvironment = (NODE_ENV: "development" | "production") =>
  vi.spyOn(platform, "env").mockReturnValue({ NODE_ENV } as ReturnType<typeof platform.env>);

test("returns 404 in production", () => {
  inEnvironment("production");
  expect(() => developmentOnly()).toThrow(expect.toSatisfy(isHTTPAccessFallbackError));
});

test("does nothing in development", () => {
  inEnvironment("development");
  expect(() => developmentOnly()).not.toThrow();
});
