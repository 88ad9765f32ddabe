import { expect, test } from "vitest";
import { importSummary } from "./import-summary";

test("the summary of a file has the right number of each word and no zeros", () => {
  const words = (accounts: number, plans: number, left: number) =>
    importSummary("a.csv", [
      [accounts, "new account", "new accounts"],
      [plans, "gets a plan", "get a plan"],
      [left, "left out"],
    ]);
  expect(words(1, 2, 0)).toBe("a.csv: 1 new account, 2 get a plan.");
  expect(words(2, 1, 1)).toBe("a.csv: 2 new accounts, 1 gets a plan, 1 left out.");
  expect(words(0, 0, 0)).toBe("a.csv: no rows.");
});
