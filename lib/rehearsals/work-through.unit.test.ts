import { expect, test } from "vitest";
import { workThrough } from "@/lib/rehearsals/work-through";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const items = Array.from({ length: 12 }, (_, index) => index);

test("every item is done once", async () => {
  const done: number[] = [];
  const work = async (item: number) => void done.push(item);
  await workThrough({ items, workers: 4, deadline: performance.now() + 10_000, work });
  expect(done.sort((a, b) => a - b)).toEqual(items);
});

test("nothing begins after the deadline", async () => {
  let begun = 0;
  const work = async () => {
    begun += 1;
    await pause(60);
  };
  await workThrough({ items, workers: 4, deadline: performance.now() + 30, work });
  expect(begun).toBe(4);
});

test("nothing begins after an error, which is thrown when the work of the others has ended", async () => {
  let [begun, running] = [0, 0];
  const work = async (item: number) => {
    begun += 1;
    running += 1;
    await pause(item === 0 ? 5 : 40);
    running -= 1;
    if (item === 0) throw new Error("no connection");
  };
  const outcome = workThrough({ items, workers: 4, deadline: performance.now() + 10_000, work });
  await expect(outcome).rejects.toThrow("no connection");
  expect([begun, running]).toEqual([4, 0]);
});
