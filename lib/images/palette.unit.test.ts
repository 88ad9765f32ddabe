import sharp from "sharp";
import { expect, test } from "vitest";
import { hexToLab, labToHex } from "@/lib/core/colours";
import { paletteOf, readPalette } from "./palette";

const pixels = (...parts: [hex: string, count: number][]) =>
  Uint8Array.from(
    parts.flatMap(([hex, count]) => Array.from({ length: count }, () => [...Buffer.from(hex, "hex")]).flat()),
  );

test("a colour is the same after a round trip through OKLab", () => {
  for (const hex of ["#000000", "#ffffff", "#a43d21", "#252e52", "#c6a12c", "#335639"])
    expect(labToHex(hexToLab(hex))).toBe(hex);
});

test("main colours are sorted by area, shades of one are merged, and specks are left out", () => {
  const palette = paletteOf(pixels(["eee7db", 480], ["a43d21", 280], ["a63f24", 30], ["252e52", 200], ["00ff00", 10]));
  expect(palette.map(({ share }) => share)).toEqual([0.48, 0.31, 0.2]);
  expect(palette[0]?.hex).toBe("#eee7db");
  expect(palette[2]?.hex).toBe("#252e52");
});

test("a palette has six colours at most, and one colour is all of a plain picture", () => {
  const many = ["ff0000", "00ff00", "0000ff", "ffff00", "ff00ff", "00ffff", "000000", "ffffff"];
  expect(paletteOf(pixels(...many.map((hex): [string, number] => [hex, 10])))).toHaveLength(6);
  expect(paletteOf(pixels(["a43d21", 7]))).toEqual([{ hex: "#a43d21", share: 1 }]);
  expect(paletteOf(new Uint8Array())).toEqual([]);
});

test.each(["png", "jpeg", "webp"] as const)("a transparent or grey %s is read as it looks on white", async (format) => {
  const clear = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const grey = sharp({ create: clear }).composite([
    { input: { create: { width: 40, height: 20, channels: 3, background: "#808080" } }, top: 0, left: 0 },
  ]);
  const flat = format === "jpeg" ? grey.flatten({ background: "white" }).greyscale() : grey;
  const palette = await readPalette(await flat.toFormat(format).toBuffer());
  expect(palette.map(({ share }) => share)[0]).toBeGreaterThan(0.4);
  expect(palette.map(({ hex }) => hex.slice(0, 2)).sort()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^#[78]/), "#f"]),
  );
});
