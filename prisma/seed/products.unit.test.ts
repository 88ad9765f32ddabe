import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { imageSources } from "@/components/ui/image-sources";
import { dimensions, sizeGuide } from "@/lib/catalog/contracts";
import { seedDetails } from "./product-details";
import { seedProducts } from "./products";

const onDisk = (address: string) => path.join(process.cwd(), "public", address);

test.each(seedProducts)("$name has every image in every size, and a share image", ({ slug, alt }) => {
  const stored = alt.map((_, i) => `/images/products/${slug}-${i + 1}-960.jpg`);
  const sizes = stored.flatMap((src) =>
    imageSources(src).flatMap(({ srcSet }) => srcSet.split(", ").map((each) => each.split(" ")[0] ?? "")),
  );
  const share = `/images/products/${slug}-share.jpg`;
  expect([...stored, ...sizes, share].filter((file) => !existsSync(onDisk(file)))).toEqual([]);
  expect(statSync(onDisk(share)).size).toBeLessThan(300_000);
});

test("every product says what it is made of, how to care for it, and how large it or each of its sizes is", () => {
  expect(Object.keys(seedDetails).sort()).toEqual(seedProducts.map(({ slug }) => slug).sort());
  for (const { slug, stock } of seedProducts) {
    const { material, care, ...measures } = seedDetails[slug]!;
    expect(
      [material, care].every((text) => /^\S.+\.$/.test(text)),
      slug,
    ).toBe(true);
    if (typeof stock === "object" && stock.option === "Size")
      expect(
        sizeGuide.parse(measures.sizeGuide).rows.map((row) => row.size),
        slug,
      ).toEqual(Object.keys(stock.choices));
    else expect(dimensions.safeParse(measures.dimensions).success, slug).toBe(true);
  }
});
