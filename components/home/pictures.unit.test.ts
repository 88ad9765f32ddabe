import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureSources } from "@/components/ui/picture-sources";
import { badgerScrollPictures, homePictures } from "./pictures";

const onDisk = (address: string) => path.join(process.cwd(), "public", address);

test.each([...Object.values(homePictures), ...badgerScrollPictures])(
  "$src: made in every size and kind, as large as its place",
  async ({ src, width, height, alt }) => {
    const sizes = pictureSources(src).flatMap(({ srcSet }) =>
      srcSet.split(", ").map((each) => each.split(" ")[0] ?? ""),
    );
    expect(sizes).toHaveLength(6);
    expect([src, ...sizes].filter((file) => !existsSync(onDisk(file)))).toEqual([]);
    const found = await sharp(onDisk(src)).metadata();
    expect([found.width, found.height]).toEqual([width, height]);
    expect(alt.split(" ").length).toBeGreaterThan(10);
  },
);

test("the telephone is a cut-out: the cloth of its room shows through", async () => {
  const { isOpaque } = await sharp(onDisk(homePictures.scan.src.replace("-960.jpg", "-480.webp"))).stats();
  expect(isOpaque).toBe(false);
});
