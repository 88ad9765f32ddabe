import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { imageSources } from "@/components/ui/image-sources";
import { seedAuctions } from "./auction-lots";

const onDisk = (address: string) => path.join(process.cwd(), "public", address);

test.each(seedAuctions)("$title has four images in every size, each with an alternative text", ({ images }) => {
  const files = images.flatMap(({ url }) => [
    url,
    ...imageSources(url).flatMap(({ srcSet }) => srcSet.split(", ").map((each) => each.split(" ")[0] ?? "")),
  ]);
  expect(images).toHaveLength(4);
  expect(files.filter((file) => !existsSync(onDisk(file)))).toEqual([]);
  expect(images.filter(({ alt }) => alt.split(" ").length <= 10)).toEqual([]);
});
