import { expect, test } from "vitest";
import { metaDescription } from "./page-metadata";

test.each([
  ["", "A drop of The Living Archive, an online museum of political satire."],
  ["A thing under a lamp", "A thing under a lamp. A drop of The Living Archive, an online museum of political satire."],
  [
    "A pendant in the shape of a cap that has seen six decades.",
    "A pendant in the shape of a cap that has seen six decades.",
  ],
])("%j gets a sentence when it is too short for a description", (text, expected) => {
  expect(metaDescription(text, "A drop")).toBe(expected);
});

test("a long text ends at a whole word within 160 characters", () => {
  const summary = metaDescription("power wears many strange hats, ".repeat(9), "A drop");
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/\w…$/);
});
