import { expect, it } from "vitest";
import { isClientFresh } from "./generate";

it("no later step of a run generates the database client again, under the tests that read it", () => {
  expect(isClientFresh()).toBe(true);
});
