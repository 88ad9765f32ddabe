import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { imageSources } from "@/components/ui/image-sources";
import { homeImages } from "./images";

const filePath = (url: string) => path.join(process.cwd(), "public", url);

test.each(Object.values(homeImages))(
  "$src exists in every size and format with the stated dimensions",
  async ({ src, width, height, alt }) => {
    const sizes = imageSources(src).flatMap(({ srcSet }) => srcSet.split(", ").map((each) => each.split(" ")[0] ?? ""));
    expect(sizes).toHaveLength(6);
    expect([src, ...sizes].filter((file) => !existsSync(filePath(file)))).toEqual([]);
    const metadata = await sharp(filePath(src)).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, height]);
    expect(alt.split(" ").length).toBeGreaterThan(10);
  },
);

test("the smart-label image is transparent", async () => {
  const { isOpaque } = await sharp(filePath(homeImages.scan.src.replace("-960.jpg", "-480.webp"))).stats();
  expect(isOpaque).toBe(false);
});
