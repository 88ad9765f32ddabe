import { expect, test } from "vitest";
import { paths, safeReturnPath } from "./paths";

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

test.each(elsewhere)("%s is not followed after signing in", (wanted) => {
  expect(safeReturnPath(wanted, "/account")).toBe("/account");
});

const here = [
  "/cart",
  "/checkout?productId=prd_1&quantity=1",
  "/exhibitions/heads-of-state#azikiwe",
  "/@evil.tld",
  "/loginette",
];

test.each(here)("%s is a page of this site and is followed", (wanted) => {
  expect(safeReturnPath(wanted, "/account")).toBe(wanted);
});

test("an address carries its query and leaves out what is not there", () => {
  expect(paths.login({ redirectTo: "/cart", add: "prd_1", quantity: 2 })).toBe(
    "/login?redirectTo=%2Fcart&add=prd_1&quantity=2",
  );
  expect(paths.checkout()).toBe("/checkout");
  expect(paths.drop("a b")).toBe("/drops/a%20b");
});
