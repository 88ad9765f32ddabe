import { expect, test } from "vitest";
import { paths } from "./paths";
import { safeRedirectPath } from "./safe-redirect-path";

const elsewhere = [
  "https://evil.tld",
  "//evil.tld",
  "/\\evil.tld",
  "\\/evil.tld",
  "///evil",
  "/%09/evil",
  "/%5cevil.tld",
  "https:evil.tld",
  "javascript:alert(1)",
  "data:text/html,x",
  "/a%0d%0aSet-Cookie:x",
  "http://localhost.evil",
  "",
  "/".padEnd(10_001, "a"),
  "/\t/evil.tld",
  "/%2f/evil.tld",
  "/login?redirectTo=//evil",
  "/register",
  "/api/cart",
  "/%zz",
  "evil",
  null,
  undefined,
];

test.each(elsewhere)("rejects %s as a redirect target", (wanted) => {
  expect(safeRedirectPath(wanted, "/account")).toBe("/account");
});

const here = [
  "/cart",
  "/checkout?productId=prd_1&quantity=1",
  "/exhibitions/heads-of-state#azikiwe",
  "/@evil.tld",
  "/loginette",
];

test.each(here)("accepts %s as a redirect target", (wanted) => {
  expect(safeRedirectPath(wanted, "/account")).toBe(wanted);
});

test("adds the query to a path and omits empty parameters", () => {
  expect(paths.login({ redirectTo: "/cart", add: "prd_1", quantity: 2 })).toBe(
    "/login?redirectTo=%2Fcart&add=prd_1&quantity=2",
  );
  expect(paths.checkout()).toBe("/checkout");
  expect(paths.drop("a b")).toBe("/drops/a%20b");
});
