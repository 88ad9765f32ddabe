import { notFound } from "next/navigation";
import { expect, test, vi } from "vitest";
import * as platform from "@/lib/core/env";
import { developmentOnly } from "./development-only";

const inEnvironment = (NODE_ENV: "development" | "production") =>
  vi.spyOn(platform, "env").mockReturnValue({ NODE_ENV } as ReturnType<typeof platform.env>);

test("returns 404 in production", () => {
  inEnvironment("production");
  const thrownBy = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error;
    }
  };
  expect(thrownBy(developmentOnly)).toEqual(thrownBy(notFound));
  expect(thrownBy(developmentOnly)).toBeInstanceOf(Error);
});

test("does nothing in development", () => {
  inEnvironment("development");
  expect(() => developmentOnly()).not.toThrow();
});
