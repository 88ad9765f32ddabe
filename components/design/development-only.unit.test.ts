import { isHTTPAccessFallbackError } from "next/dist/client/components/http-access-fallback/http-access-fallback";
import { expect, test, vi } from "vitest";
import * as platform from "@/lib/platform/env";
import { developmentOnly } from "./development-only";

const inHouse = (NODE_ENV: "development" | "production") =>
  vi.spyOn(platform, "env").mockReturnValue({ NODE_ENV } as ReturnType<typeof platform.env>);

test("the maker's sheets lead nowhere in production", () => {
  inHouse("production");
  expect(() => developmentOnly()).toThrow(expect.toSatisfy(isHTTPAccessFallbackError));
});

test("they are there while the museum is being made", () => {
  inHouse("development");
  expect(() => developmentOnly()).not.toThrow();
});
