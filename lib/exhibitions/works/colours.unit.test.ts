import { expect, test } from "vitest";
import { hexToLab } from "@/lib/core/colours";
import { colourNames, coloursOf, nameColour, namedColours } from "./colours";

test.each(colourNames)("the swatch of %s has that name", (name) => {
  expect(nameColour(namedColours[name])).toBe(name);
});

test.each([
  ["#ff0000", "red"],
  ["#ffa500", "orange"],
  ["#ffd700", "yellow"],
  ["#ffff00", "yellow"],
  ["#00ff00", "green"],
  ["#000080", "blue"],
  ["#00bfff", "blue"],
  ["#800080", "purple"],
  ["#ffc0cb", "pink"],
  ["#8b4513", "brown"],
  ["#f5f5dc", "cream"],
  ["#fafafa", "white"],
  ["#bebebe", "grey"],
  ["#0a0a0a", "black"],
  // The inks of the collection.
  ["#eee7db", "cream"],
  ["#a43d21", "red"],
  ["#5b1922", "red"],
  ["#c6a12c", "yellow"],
  ["#252e52", "blue"],
  ["#335639", "green"],
  ["#3b251b", "brown"],
  ["#1a1712", "black"],
])("%s is called %s", (hex, name) => {
  expect(nameColour(hex)).toBe(name);
});

test("shades of a colour count together, and one that covers less than a twentieth is left out", () => {
  const palette = [
    { hex: "#eee7db", share: 0.5 },
    { hex: "#335639", share: 0.23 },
    { hex: "#6a7f68", share: 0.2 },
    { hex: "#a43d21", share: 0.03 },
    { hex: "#742f1d", share: 0.02 },
    { hex: "#252e52", share: 0.04 },
  ];
  expect(coloursOf(palette).map(({ slug, name, swatch, note }) => [slug, name, swatch, note])).toEqual([
    ["cream", "Cream", "#eee7db", "50% of the picture"],
    ["green", "Green", "#335639", "43% of the picture"],
    ["red", "Red", "#a43d21", "5% of the picture"],
  ]);
});

test("no two swatches are hard to tell apart", () => {
  const labs = colourNames.map((name) => hexToLab(namedColours[name]));
  for (const [index, one] of labs.entries())
    for (const other of labs.slice(index + 1))
      expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(0.05);
});
