import { expect, test } from "vitest";
import { describeUndo } from "./describe-undo";

test.each([
  [1, 1, "Undone"],
  [30, 30, "Undone"],
  [0, 1, "Not undone: the comment was changed since by somebody else"],
  [0, 3, "Not undone: all were changed since by somebody else"],
  [2, 3, "2 of 3 undone; the others were changed since by somebody else"],
])("an undo that changed %i of %i comments says so", (undone, count, sentence) => {
  expect(describeUndo(undone, count)).toBe(sentence);
});
