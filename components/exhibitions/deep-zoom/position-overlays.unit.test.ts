import { expect, test } from "vitest";
import { areaInside } from "./position-overlays";

test.each([
  ["the whole", { x: 0, y: 0, width: 1, height: 1 }, { x: 0, y: 0, width: 1, height: 1, isWhole: true }],
  [
    "more than the whole",
    { x: -0.5, y: -0.1, width: 2, height: 1.2 },
    { x: 0, y: 0, width: 1, height: 1, isWhole: true },
  ],
  [
    "a part",
    { x: 0.25, y: 0.5, width: 0.5, height: 0.25 },
    { x: 0.25, y: 0.5, width: 0.5, height: 0.25, isWhole: false },
  ],
  [
    "a corner",
    { x: 0.75, y: -0.5, width: 0.5, height: 1 },
    { x: 0.75, y: 0, width: 0.25, height: 0.5, isWhole: false },
  ],
  ["nothing", { x: 1.5, y: 0, width: 0.5, height: 1 }, { x: 1.5, y: 0, width: 0, height: 1, isWhole: false }],
])("a view of %s has its frame inside the picture", (_, area, expected) => {
  expect(areaInside(area)).toEqual(expected);
});
