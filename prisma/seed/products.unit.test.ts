import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { imageSources } from "@/components/ui/image-sources";
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
