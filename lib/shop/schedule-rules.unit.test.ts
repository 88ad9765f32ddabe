import { describe, expect, test } from "vitest";
import { readMoment } from "./moment-rules";
import { limitSentence, nextChange, phaseAt, remaining, scheduleProblems, worthWaiting } from "./schedule-rules";

const opensAt = "2026-12-01T11:00:00.000Z";
const closesAt = "2026-12-01T12:00:00.000Z";
const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];

describe("a drop with a schedule", () => {
  test.each([
    [opens - 1, "upcoming"],
    [opens, "live"],
    [closes - 1, "live"],
    [closes, "ended"],
  ])("stands at %d as %s: both edges belong to what begins there", (at, phase) => {
    expect(phaseAt({ opensAt, closesAt }, at)).toBe(phase);
  });

  test("is live without times, and says when the clock changes it next", () => {
    expect(phaseAt({ opensAt: null, closesAt: null }, opens)).toBe("live");
    expect(nextChange({ opensAt, closesAt }, opens - 1)).toBe(opens);
    expect(nextChange({ opensAt, closesAt }, opens)).toBe(closes);
    expect(nextChange({ opensAt, closesAt }, closes)).toBeNull();
  });

  test("has to end after it opens", () => {
    expect(scheduleProblems({ opensAt, closesAt })).toBeNull();
    expect(scheduleProblems({ opensAt, closesAt: opensAt })).toEqual({ closesAt: "It has to end after it opens" });
    expect(scheduleProblems({ opensAt: null, closesAt })).toBeNull();
  });

  test.each([
    [0, "00:00:00"],
    [-5, "00:00:00"],
    [1, "00:00:01"],
    [59_001, "00:01:00"],
    [86_400_000, "1d 00:00:00"],
    [2 * 86_400_000 + 3_661_000, "2d 01:01:01"],
  ])("with %d milliseconds left counts %s, and shows zero only when it is time", (left, shown) => {
    expect(remaining(left)).toBe(shown);
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
])("the moment “%s” is read as %s", (typed, at) => {
  expect(readMoment(typed)?.toISOString() ?? null).toBe(at);
});

test("a refusal by the limit says how many are somebody's already", () => {
  expect(limitSentence("Vase", { most: 2, owned: 0 })).toBe("One person may have 2 of Vase");
  expect(limitSentence("Vase", { most: 2, owned: 1 })).toBe("One person may have 2 of Vase, and 1 is yours already");
  expect(limitSentence("Vase", { most: 3, owned: 2 })).toBe("One person may have 3 of Vase, and 2 are yours already");
});

test.each([
  [{ phase: "upcoming" as const }, true],
  [{ stock: 0 }, true],
  [{ inStock: false }, true],
  [{}, false],
  [{ phase: "ended" as const, stock: 0 }, false],
  [{ stock: 0, editionIssued: 50 }, false],
])("a drop with %o is worth waiting for: %s", (given, worth) => {
  const drop = { phase: "live" as const, inStock: true, stock: 3, editionSize: 50, editionIssued: 4 };
  expect(worthWaiting({ ...drop, ...given })).toBe(worth);
});
