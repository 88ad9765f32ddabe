import fs from "node:fs";
import { expect, test } from "vitest";

type Limits = { maxDuration: number };

const config = JSON.parse(fs.readFileSync("vercel.json", "utf8")) as {
  functions: Record<string, Limits>;
  crons: { path: string }[];
};

test("every limit is of a route that exists", () => {
  const patterns = Object.keys(config.functions);
  expect(patterns.length).toBeGreaterThan(5);
  expect(patterns.filter((pattern) => fs.globSync(pattern).length === 0)).toEqual([]);
});

test("the scheduled jobs have more time than the outbox uses", () => {
  const [{ path = "" } = {}] = config.crons;
  const limit = config.functions[`app${path}/route.ts`]?.maxDuration ?? 0;
  const [, budget = ""] = /TIME_BUDGET_MS = ([\d_]+)/.exec(fs.readFileSync("lib/jobs/outbox.ts", "utf8")) ?? [];
  expect(limit * 1_000).toBeGreaterThan(Number(budget.replaceAll("_", "")));
});
