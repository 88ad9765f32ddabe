import { expect, test, vi } from "vitest";
import { AppError } from "@/lib/core/errors";
import { processRows } from "./process-rows";

const unforeseen = new Error("a bug");
const unavailable = Object.assign(new Error("statement timeout"), { code: "57014" });

/** Processes two rows of which the first fails. Returns what was recorded of it, or that it is tried again. */
async function failWith(error: Error, attempt: number) {
  const fail = vi.fn(async () => undefined);
  const process = vi.fn(async (row: number) => {
    if (row === 1) throw error;
  });
  const thrown = await processRows({ rows: [1, 2], attempt, process, fail }).catch((reason: unknown) => reason);
  expect(process).toHaveBeenCalledTimes(2);
  return thrown === error ? "again" : fail.mock.calls;
}

test("records what was foreseen immediately, and anything else by the fifth attempt", async () => {
  const refused = new AppError("conflict", "Taken");
  expect(await failWith(refused, 1)).toEqual([[1, refused]]);
  expect(await failWith(unforeseen, 4)).toBe("again");
  expect(await failWith(unforeseen, 5)).toEqual([[1, null]]);
});

test("does not blame a row for a database that cannot answer, until the job is about to end", async () => {
  expect(await failWith(unavailable, 5)).toBe("again");
  expect(await failWith(unavailable, 19)).toBe("again");
  expect(await failWith(unavailable, 20)).toEqual([[1, null]]);
});
