import fs from "node:fs";
import { expect, it } from "vitest";

const text = fs.readFileSync("docs/asvs.md", "utf8");
const states = ["yes", "part", "no", "host"];
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| .+? \| (\w+) \| (.*)\|$/gm)].map(
  ([, number = "", level = "", state = "", evidence = ""]) => ({ number, level, state, evidence }),
);

it("has a known state for every requirement, and each requirement once", () => {
  expect(rows.length).toBeGreaterThan(180);
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

it.each(["1", "2"])("counts the rows of level %s at its top", (level) => {
  const ofLevel = rows.filter((row) => row.level === level);
  const counts = states.map((state) => ofLevel.filter((row) => row.state === state).length);
  expect(text).toContain(`| ${[level, ofLevel.length, ...counts].join(" | ")} |\n`);
});

it("names only files and commands that exist", () => {
  const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = rows.flatMap(({ number, evidence }) =>
    [...evidence.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ number, name })),
  );
  const missing = named.filter(({ name }) => {
    const command = /^npm run (?:--silent )?([\w:]+)$/.exec(name)?.[1];
    if (command) return !(command in scripts);
    return /^[a-z][\w./[\]-]*\/[\w./[\]-]+$/.test(name) && !fs.existsSync(name);
  });
  expect(missing).toEqual([]);
});
