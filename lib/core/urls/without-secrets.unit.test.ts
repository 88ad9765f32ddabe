import fs from "node:fs";
import { expect, test } from "vitest";
import { withoutSecrets } from "./without-secrets";

/** The URLs of all pages and calls with a token, without the folders that group pages. */
const withTokens = [
  ...new Set(
    fs
      .readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => /\[token\].*(page\.tsx|route\.ts)$/.test(file))
      .map((file) => `/${file.replace(/\([^/]+\)\//g, "").replace(/\/(page\.tsx|route\.ts)$/, "")}`),
  ),
];

test("leaves out the token of every link", () => {
  expect(withTokens.length).toBeGreaterThan(10);
  for (const url of withTokens) expect(withoutSecrets(url.replace("[token]", "a1B2-c3"))).toBe(url);
});

test("leaves out the query, also in the name of a span", () => {
  expect(withoutSecrets("/login?redirectTo=/cart")).toBe("/login");
  expect(withoutSecrets("fetch GET https://api.paystack.co/transaction/verify?reference=x HTTP")).toBe(
    "fetch GET https://api.paystack.co/transaction/verify HTTP",
  );
  expect(withoutSecrets("/drops/obj-pendant")).toBe("/drops/obj-pendant");
});
