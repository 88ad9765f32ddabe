import fs from "node:fs";
import { expect, test } from "vitest";
import { mutationProblem, mutations } from "./mutations";

test("every guard of the list is found once in its file, and its test file exists", () => {
  const problems = mutations.flatMap((mutation) => [
    mutationProblem(fs.readFileSync(mutation.file, "utf8"), mutation) ?? [],
    fs.existsSync(mutation.test) ? [] : `${mutation.test} does not exist`,
  ]);
  expect(problems.flat()).toEqual([]);
});

test("every guard has a name of its own", () => {
  const names = mutations.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a guard that was moved or copied is noticed", () => {
  const mutation = { name: "a", file: "a.ts", text: "if (a)", replacement: "if (b)", test: "a.test.ts" };
  expect(mutationProblem("if (a) return;", mutation)).toBeNull();
  expect(mutationProblem("return;", mutation)).toBe("a.ts has 0 times: if (a)");
  expect(mutationProblem("if (a) if (a) return;", mutation)).toBe("a.ts has 2 times: if (a)");
});
