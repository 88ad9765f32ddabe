import { expect, it } from "vitest";
import { momentHint } from "./moment-hint";

it("says the value of a date field in words, and without a date only whose time it is", () => {
  expect(momentHint("2026-12-09T19:00")).toBe("Wednesday 9 December 2026, 19:00, Lagos time");
  expect(momentHint("")).toBe("Lagos time.");
});
