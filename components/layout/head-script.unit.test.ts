import vm from "node:vm";
import { expect, it } from "vitest";
import { headScript } from "./head-script";

/** What the script marks on the root element of a page for a browser with these cookies. */
function marksFor(cookie: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  vm.runInNewContext(headScript, {
    window: {},
    document: { documentElement: { dataset }, cookie },
    location: { pathname: "/drops", hash: "" },
    localStorage: { getItem: () => null },
    addEventListener: () => undefined,
  });
  return { ...dataset };
}

it("marks a session, and a visitor's cart only without one", () => {
  expect(marksFor("")).toEqual({});
  expect(marksFor("other=1; la_hint=abc")).toEqual({ session: "" });
  expect(marksFor("__Host-la_cart=3")).toEqual({ cart: "" });
  expect(marksFor("la_cart=2; la_hint=abc")).toEqual({ session: "" });
  expect(marksFor("la_cart=0")).toEqual({});
});
