import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COUNT_INTERVAL_MS, createCounts } from "./pusher-counts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startCounts() {
  const sizes = new Map<string, number>();
  const announced: [string, number][] = [];
  const changed = createCounts(
    (channel) => sizes.get(channel) ?? 0,
    (channel, count) => announced.push([channel, count]),
  );
  const become = (channel: string, size: number) => {
    sizes.set(channel, size);
    changed(channel);
  };
  return { announced, become };
}

it("announces every change of a small channel, and nothing to an empty or a presence channel", () => {
  const { announced, become } = startCounts();
  for (const size of [1, 2, 1, 0]) become("auction-1", size);
  become("presence-art", 3);
  expect(announced).toEqual([
    ["auction-1", 1],
    ["auction-1", 2],
    ["auction-1", 1],
  ]);
});

it("announces a channel of more than a hundred once in five seconds, with the latest count, and other channels meanwhile", () => {
  const { announced, become } = startCounts();
  for (let size = 101; size <= 3_000; size++) become("auction-1", size);
  become("auction-2", 7);
  expect(announced).toEqual([["auction-2", 7]]);
  vi.advanceTimersByTime(COUNT_INTERVAL_MS);
  expect(announced.slice(1)).toEqual([["auction-1", 3_000]]);
  // It has emptied meanwhile: the count that waits is the last of it.
  become("auction-1", 2_999);
  become("auction-1", 4);
  vi.advanceTimersByTime(COUNT_INTERVAL_MS);
  become("auction-1", 5);
  expect(announced.slice(2)).toEqual([
    ["auction-1", 4],
    ["auction-1", 5],
  ]);
});
