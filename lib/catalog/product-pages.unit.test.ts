import { expect, test } from "vitest";
import { productPages } from "./product-pages";

test("a drop of an artwork includes the page of its leader", () => {
  expect(productPages("dark-glasses-jar")).toContain("/heads-of-state/sani-abacha");
  expect(productPages("the-record").filter((path) => path.startsWith("/heads-of-state"))).toEqual([]);
});
