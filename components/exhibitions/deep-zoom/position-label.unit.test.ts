import { expect, test } from "vitest";
import { positionLabel } from "./position-label";

test.each([
  [{ zoom: 1, x: 0.5, y: 0.5, rotation: 0 }, "Whole artwork."],
  [{ zoom: 0.8, x: 0.1, y: 0.1, rotation: 0 }, "Whole artwork."],
  [{ zoom: 1.5, x: 0.5, y: 0.5, rotation: 0 }, "1.5 times as large, in the middle."],
  [{ zoom: 2.04, x: 0.1, y: 0.2, rotation: 0 }, "2 times as large, at the upper left."],
  [{ zoom: 3, x: 0.5, y: 0.9, rotation: 0 }, "3 times as large, at the lower part."],
  [{ zoom: 3, x: 0.9, y: 0.5, rotation: 0 }, "3 times as large, at the right."],
  [{ zoom: 1, x: 0.5, y: 0.5, rotation: 90 }, "Whole artwork. Turned by 90 degrees."],
  [{ zoom: 3, x: 0.9, y: 0.5, rotation: -90 }, "3 times as large, at the right. Turned by 270 degrees."],
  [{ zoom: 1, x: 0.5, y: 0.5, rotation: 360 }, "Whole artwork."],
  [{ zoom: 1, x: 0.5, y: 0.5, rotation: 539.8 }, "Whole artwork. Turned by 180 degrees."],
])("%o is described as “%s”", (view, label) => {
  expect(positionLabel(view)).toBe(label);
});
