import { expect, test } from "vitest";
import { foreignShare, parseStat, ticksOfTree } from "./cpu";

test("reads the parent and the ticks of a process whose name has spaces and brackets", () => {
  const line = "42 (next (v16) x) S 7 42 42 0 -1 4194560 100 200 0 0 30 12 5 3 20 0 11 0 999 1 2";
  expect(parseStat(line)).toEqual({ parent: 7, ticks: 50 });
});

test("counts a process with all below it, and nobody else's", () => {
  const processes = new Map([
    [1, { parent: 0, ticks: 1_000 }],
    [7, { parent: 1, ticks: 1 }],
    [8, { parent: 7, ticks: 20 }],
    [9, { parent: 8, ticks: 300 }],
    [10, { parent: 1, ticks: 4_000 }],
  ]);
  expect(ticksOfTree(processes, 7)).toBe(321);
});

test("what others used is the rest of the machine's time", () => {
  expect(foreignShare(null, null)).toBeNull();
  const idle = { at: 0, all: 10, own: 5 };
  expect(foreignShare(idle, { at: 1_000, all: 11, own: 6 })).toBe(0);
  expect(foreignShare(idle, { at: 1_000, all: 10 + 1_000, own: 5 })).toBe(1);
});
