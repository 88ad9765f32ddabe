import fs from "node:fs";
import { expect, test } from "vitest";
import { factCheck, factCheckFile } from "./fact-check";

test("the fact-check list says what the collection is unsure of today", () => {
  expect(fs.readFileSync(factCheckFile, "utf8")).toBe(factCheck());
});
