import { expect, it } from "vitest";
import * as z from "zod/mini";
import { type Product, productFilter } from "@/lib/catalog/contracts";
import { categorySlug, filterProducts, listCategories, picturesFirst } from "@/lib/catalog/product-filter";

const drop = (slug: string, given: Partial<Product>) =>
  ({ slug, price: 100, salePrice: null, categories: [], stock: 5, inStock: true, phase: "live", ...given }) as Product;

const drops = [
  drop("vase", { price: 300, categories: ["Functional Art", "Vase"], stock: 2 }),
  drop("print", { price: 200, salePrice: 50, categories: ["Print"] }),
  drop("sold", { price: 10, categories: ["Print"], stock: 0 }),
  drop("later", { price: 20, phase: "upcoming", stock: 1 }),
];
const slugs = (query: Record<string, unknown>) =>
  filterProducts(drops, z.parse(productFilter, query)).map(({ slug }) => slug);

it("filters by category, by the charged price and by what can be bought", () => {
  expect(slugs({ category: "functional-art" })).toEqual(["vase"]);
  expect(slugs({ category: "print" })).toEqual(["print", "sold"]);
  expect(slugs({ category: "none" })).toEqual([]);
  expect(slugs({ min: "20", max: "50" })).toEqual(["print", "later"]);
  expect(slugs({ min: "50", max: "20" })).toEqual(["print", "later"]);
  expect(slugs({ available: "1" })).toEqual(["vase", "print"]);
});

it("sorts by price and by what is left, with what cannot be bought last", () => {
  expect(slugs({ sort: "price" })).toEqual(["sold", "later", "print", "vase"]);
  expect(slugs({ sort: "few-left" })).toEqual(["vase", "print", "sold", "later"]);
});

it("puts what has no picture last and keeps the order otherwise", () => {
  const pictured = ["one", "two", "three", "four"].map((slug, index) =>
    drop(slug, { images: index % 2 ? [{ url: "/a.jpg", alt: "" }] : [] }),
  );
  expect(picturesFirst(pictured).map(({ slug }) => slug)).toEqual(["two", "four", "one", "three"]);
});

it("ignores invalid values", () => {
  const all = drops.map(({ slug }) => slug);
  for (const query of [
    { min: "-1" },
    { max: "1e3" },
    { sort: "constructor" },
    { available: "yes" },
    { min: "9".repeat(40) },
  ])
    expect(slugs(query)).toEqual(all);
});

it("lists each category once, with a slug for the URL", () => {
  expect(listCategories(drops)).toEqual([
    { slug: "functional-art", name: "Functional Art" },
    { slug: "print", name: "Print" },
    { slug: "vase", name: "Vase" },
  ]);
  expect(categorySlug("  Ọ̀ṣun’s Brass! ")).toBe("osuns-brass");
  expect(listCategories([{ categories: ["!!!"] }])).toEqual([]);
});
