import { expect, test } from "vitest";
import { positionLabel } from "./position-label";

test.each([
  [{ zoom: 1, x: 0.5, y: 0.5 }, "Whole artwork."],
  [{ zoom: 0.8, x: 0.1, y: 0.1 }, "Whole artwork."],
  [{ zoom: 1.5, x: 0.5, y: 0.5 }, "1.5 times as large, in the middle."],
  [{ zoom: 2.04, x: 0.1, y: 0.2 }, "2 times as large, at the upper left."],
  [{ zoom: 3, x: 0.5, y: 0.9 }, "3 times as large, at the lower part."],
  [{ zoom: 3, x: 0.9, y: 0.5 }, "3 times as large, at the right."],
])("%o is described as “%s”", (view, label) => {
  expect(positionLabel(view)).toBe(label);
});
