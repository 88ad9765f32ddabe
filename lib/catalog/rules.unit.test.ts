import { describe, expect, test } from "vitest";
import { parseLagosDateTime } from "@/lib/core/lagos-datetime";
import {
  formatRemaining,
  getNextPhaseChange,
  getProductPhase,
  isAlertUseful,
  limitSentence,
  scheduleProblems,
} from "./rules";

const opensAt = "2026-12-01T11:00:00.000Z";
const closesAt = "2026-12-01T12:00:00.000Z";
const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];

describe("a drop with a schedule", () => {
  test.each([
    [opens - 1, "upcoming"],
    [opens, "live"],
    [closes - 1, "live"],
    [closes, "ended"],
  ])("at %d is %s", (at, phase) => {
    expect(getProductPhase({ opensAt, closesAt }, at)).toBe(phase);
  });

  test("is live without times and returns its next phase change", () => {
    expect(getProductPhase({ opensAt: null, closesAt: null }, opens)).toBe("live");
    expect(getNextPhaseChange({ opensAt, closesAt }, opens - 1)).toBe(opens);
    expect(getNextPhaseChange({ opensAt, closesAt }, opens)).toBe(closes);
    expect(getNextPhaseChange({ opensAt, closesAt }, closes)).toBeNull();
  });

  test("must end after it opens", () => {
    expect(scheduleProblems({ opensAt, closesAt })).toBeNull();
    expect(scheduleProblems({ opensAt, closesAt: opensAt })).toEqual({ closesAt: "The end must be after the opening" });
    expect(scheduleProblems({ opensAt: null, closesAt })).toBeNull();
  });

  test.each([
    [0, "00:00:00"],
    [-5, "00:00:00"],
    [1, "00:00:01"],
    [59_001, "00:01:00"],
    [86_400_000, "1d 00:00:00"],
    [2 * 86_400_000 + 3_661_000, "2d 01:01:01"],
  ])("formats %d milliseconds as %s", (left, shown) => {
    expect(formatRemaining(left)).toBe(shown);
  });
});

test.each([
  ["2026-12-01 12:00", opensAt],
  ["2026-12-01T12:00", opensAt],
  ["2026-12-01T12:00:00.000+01:00", opensAt],
  ["2026-12-01T11:00Z", opensAt],
  ["2026-02-31 12:00", null],
  ["2026-12-01 25:00", null],
  ["01/12/2026 12:00", null],
  ["2026-12-01", null],
  ["9999-12-01 12:00", null],
  ["now", null],
])("parses the Lagos time “%s” as %s", (typed, at) => {
  expect(parseLagosDateTime(typed)?.toISOString() ?? null).toBe(at);
});

test("the limit message includes how many the buyer has", () => {
  expect(limitSentence("Vase", { limit: 2, owned: 0 })).toBe("One person may have 2 of Vase");
  expect(limitSentence("Vase", { limit: 2, owned: 1 })).toBe("One person may have 2 of Vase, and 1 is yours already");
  expect(limitSentence("Vase", { limit: 3, owned: 2 })).toBe("One person may have 3 of Vase, and 2 are yours already");
});

test.each([
  [{ phase: "upcoming" as const }, true],
  [{ stock: 0 }, true],
  [{ inStock: false }, true],
  [{}, false],
  [{ phase: "ended" as const, stock: 0 }, false],
  [{ stock: 0, editionIssued: 50 }, false],
])("an alert for a drop with %o is useful: %s", (given, useful) => {
  const drop = { phase: "live" as const, inStock: true, stock: 3, editionSize: 50, editionIssued: 4 };
  expect(isAlertUseful({ ...drop, ...given })).toBe(useful);
});
