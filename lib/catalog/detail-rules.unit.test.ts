import { expect, test } from "vitest";
import {
  formatDimensions,
  formatSizeGuide,
  getScaleDrawing,
  measuringSentence,
  parseDimensions,
  parseSizeGuide,
} from "@/lib/catalog/detail-rules";

test("reads back the dimensions that it writes, and takes an x and a unit", () => {
  const vase = { height: 62.5, width: 50, depth: null };
  expect(parseDimensions(formatDimensions(vase))).toEqual(vase);
  expect(parseDimensions("64x28 x 28 cm")).toEqual({ height: 64, width: 28, depth: 28 });
  for (const text of ["", "46", "46 × ", "-1 × 2", "1.25 × 2", "1e3 × 2", "1 × 2 × 3 × 4", "12345 × 1", "a × b"])
    expect(parseDimensions(text), text).toBeNull();
});

test("reads back the size guide that it writes, and rejects incomplete lines", () => {
  const guide = {
    columns: ["Chest", "Length"],
    rows: [
      { size: "S", cm: [52, 70] },
      { size: "M", cm: [55.5, 72] },
    ],
  };
  expect(formatSizeGuide(guide)).toBe("Size, Chest, Length\nS, 52, 70\nM, 55.5, 72");
  expect(parseSizeGuide(formatSizeGuide(guide).replaceAll("\n", "\r\n"))).toEqual(guide);
  for (const text of [
    "",
    "Size, Chest",
    "Size\nS",
    "Size, Chest\nS",
    "Size, Chest\nS, wide",
    "Size, Chest\nS,",
    "Size,\nS, 5",
  ])
    expect(parseSizeGuide(text), text).toBeNull();
});

test("says how the known measurements are taken", () => {
  expect(measuringSentence({ columns: ["Chest", "Hood"], rows: [] })).toBe(
    "In centimetres, measured on the garment laid flat: chest from armpit to armpit.",
  );
  expect(measuringSentence({ columns: ["Hood"], rows: [] })).toBe("In centimetres, measured on the garment laid flat.");
});

test("draws a small object beside a hand, and a print on the wall", () => {
  const pendant = { height: 7, width: 7, depth: null };
  const print = { height: 70, width: 56, depth: null };
  expect(getScaleDrawing(pendant, ["Medallion"])).toEqual({ beside: "hand", isRound: true, isOnWall: false });
  expect(getScaleDrawing(print, ["Print"])).toEqual({ beside: "person", isRound: false, isOnWall: true });
  expect(getScaleDrawing({ ...print, depth: 30 }, ["Sculpture"]).isOnWall).toBe(false);
});
