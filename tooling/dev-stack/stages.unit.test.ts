import { expect, test } from "vitest";
import { stageTable, summary } from "./stages";

test("writes the last line of a run", () => {
  expect(summary({ passed: 5, failed: 1 })).toBe("5 passed, 1 failed");
});

test("writes one row for each stage with its time in minutes and seconds", () => {
  const stages = [
    { name: "Types", passed: 1, failed: 0, seconds: 31.4 },
    { name: "Browser tests", passed: 212, failed: 3, seconds: 299.6 },
  ];
  expect(stageTable(stages).split("\n")).toEqual([
    "Stage          Passed  Failed  Time",
    "Types               1       0  0:31",
    "Browser tests     212       3  5:00",
  ]);
});
