import { expect, test } from "vitest";
import { productPaths } from "./revalidation-paths";

test("a drop of an artwork includes the page of its leader", () => {
  expect(productPaths("dark-glasses-jar")).toContain("/heads-of-state/sani-abacha");
  expect(productPaths("the-record").filter((path) => path.startsWith("/heads-of-state"))).toEqual([]);
});
