import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { imageSources } from "@/components/ui/image-sources";
import type { Swatch } from "@/lib/core/colours";
import { coloursOf } from "@/lib/exhibitions/works/colours";
import { readShippedPalettes } from "@/tooling/assets/art/palettes";
import { leaders } from "./leaders";
import palettes from "./palettes.json";
import { leaderPictures } from "./pictures";

const palettesOf: Readonly<Record<string, readonly Swatch[]>> = palettes;
const onDisk = (address: string) => path.join(process.cwd(), "public", address);
const kilobytes = async (address: string) => (await stat(onDisk(address))).size / 1000;
const addresses = (src: string) => [
  src,
  ...imageSources(src).flatMap(({ srcSet }) => srcSet.split(", ").map((each) => each.split(" ")[0] ?? "")),
];

test.each(leaders)("$name: every picture of the work was made, in every size and kind", ({ slug }) => {
  const { portrait, wide, mobile, share } = leaderPictures(slug);
  const files = [portrait, wide, mobile].flatMap(({ src }) => addresses(src));
  expect(files).toHaveLength(21);
  expect([...files, share].filter((file) => !existsSync(onDisk(file)))).toEqual([]);
});

test.each(leaders)("$name: the pictures have the sizes that their places are kept by", async ({ slug }) => {
  const { portrait, wide, mobile, share } = leaderPictures(slug);
  for (const { src, width, height } of [portrait, wide, mobile, { src: share, width: 1200, height: 630 }]) {
    const found = await sharp(onDisk(src)).metadata();
    expect([src, found.width, found.height]).toEqual([src, width, height]);
  }
});

test.each(leaders)("$name: a telephone on paid data can load the work", async ({ slug }) => {
  const { portrait, mobile, share } = leaderPictures(slug);
  for (const { src } of [portrait, mobile]) {
    expect(await kilobytes(src.replace(/-960\.\w+$/, "-480.avif"))).toBeLessThanOrEqual(36);
    expect(await kilobytes(src.replace(/-960\.\w+$/, "-960.avif"))).toBeLessThanOrEqual(100);
  }
  // WhatsApp shows no picture that is larger.
  expect(await kilobytes(share)).toBeLessThan(300);
});

test("the main colours of the shipped pictures are those that are committed", async () => {
  expect(await readShippedPalettes()).toEqual(palettes);
  for (const { slug } of leaders)
    expect(coloursOf(palettesOf[leaderPictures(slug).portrait.src] ?? [])).not.toEqual([]);
});
