import { expect, test } from "vitest";
import { productPaths } from "./published-pages";

test("a drop that a work of the collection is sold as is also shown on that leader's page", () => {
  expect(productPaths("dark-glasses-jar")).toContain("/heads-of-state/sani-abacha");
  expect(productPaths("the-record").filter((path) => path.startsWith("/heads-of-state"))).toEqual([]);
});
