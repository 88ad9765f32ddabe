import { expect, test } from "vitest";
import { placeWords } from "./place-words";

test.each([
  [{ times: 1, x: 0.5, y: 0.5 }, "The whole work."],
  [{ times: 0.8, x: 0.1, y: 0.1 }, "The whole work."],
  [{ times: 1.5, x: 0.5, y: 0.5 }, "1.5 times as large, in the middle."],
  [{ times: 2.04, x: 0.1, y: 0.2 }, "2 times as large, at the upper left."],
  [{ times: 3, x: 0.5, y: 0.9 }, "3 times as large, at the lower part."],
  [{ times: 3, x: 0.9, y: 0.5 }, "3 times as large, at the right."],
])("%o is said as “%s”", (place, words) => {
  expect(placeWords(place)).toBe(words);
});
