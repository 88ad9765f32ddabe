import fs from "node:fs";
import { expect, test } from "vitest";
import { factCheck, factCheckFile } from "./fact-check";

test("docs/fact-check.md is up to date with the collection", () => {
  expect(fs.readFileSync(factCheckFile, "utf8")).toBe(factCheck());
});
