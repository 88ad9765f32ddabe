import fs from "node:fs";
import { expect, test } from "vitest";

test("tests/README.md names only files that exist", () => {
  const text = fs.readFileSync("tests/README.md", "utf8");
  const files = [...text.matchAll(/`([\w/.[\]-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});
