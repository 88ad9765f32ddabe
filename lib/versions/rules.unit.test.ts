import { expect, test } from "vitest";
import { changedFields, diffTexts, isSame, mergeEdits, toReadable } from "@/lib/versions/rules";

test("compares values as JSON, without the order of keys and with null, a missing key and an empty text as one", () => {
  expect(isSame({ a: 1, b: [null] }, { b: [null], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(true);
  expect([isSame("", null), isSame("", 0), isSame(false, null)]).toEqual([true, false, false]);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(changedFields({ name: "a", price: 1 }, { name: "a", price: 2 })).toEqual(["price"]);
});

test("merges what only one of two people changed, and asks about what both changed differently", () => {
  const base = { name: "Vase", price: 10, tags: ["clay"], care: "" };
  const merged = mergeEdits({
    base,
    mine: { ...base, name: "My vase", price: 12, care: "Dust it" },
    theirs: { ...base, name: "Their vase", tags: ["clay", "blue"], care: "Dust it" },
  });
  expect(merged.fields).toEqual({ name: "My vase", price: 12, tags: ["clay", "blue"], care: "Dust it" });
  expect(merged.theirs).toEqual(["tags"]);
  expect(merged.conflicts).toEqual([{ name: "name", base: "Vase", mine: "My vase", theirs: "Their vase" }]);
});

test("leaves a field alone that the other form does not send", () => {
  const merged = mergeEdits({ base: { a: 1 }, mine: { a: 2, stock: 5 }, theirs: { a: 1, extra: 3 } });
  expect(merged).toEqual({ fields: { a: 2, stock: 5 }, conflicts: [], theirs: [] });
});

test("shows the difference of two texts by words, from which both can be read", () => {
  const [before, after] = ["The hats change. We keep the hats.", "The hats never change. We keep all hats."];
  const parts = diffTexts(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect([without("added"), without("removed")]).toEqual([before, after]);
  expect(parts.filter(({ kind }) => kind === "added").map(({ text }) => text)).toEqual(["never ", "all "]);
  expect(diffTexts("", "")).toEqual([]);
});

test("shows a long text that changed throughout as removed and added", () => {
  const words = (word: string) => Array.from({ length: 1_000 }, (_, at) => `${word}${at}`).join(" ");
  expect(diffTexts(words("a"), words("b")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

test("makes any value readable", () => {
  expect(toReadable([{ date: "1966", text: "A coup" }])).toBe("date: 1966 · text: A coup");
  expect(toReadable("2026-12-01T11:00:00.000Z")).toBe("2026-12-01 12:00 in Lagos");
  expect([toReadable(null), toReadable(true), toReadable(12.5)]).toEqual(["", "Yes", "12.5"]);
});
