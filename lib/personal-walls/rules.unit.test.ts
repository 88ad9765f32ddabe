import { describe, expect, test } from "vitest";
import { wallBody, wallWorkBody } from "./contracts";
import { moveItem, toOneLine, wallTitle } from "./rules";

test.each([
  ["  Crowns\n\nand\tcaps \r\n", "Crowns and caps"],
  ["a\u202eb\u2066c\u200f", "abc"],
  ["nul\u0000l", "nul l"],
  ["👨‍👩‍👧 at the museum", "👨‍👩‍👧 at the museum"],
  ["\n \t", ""],
])("%j becomes one line", (text, line) => {
  expect(toOneLine(text)).toBe(line);
});

test("a wall without a title is named after its owner", () => {
  expect(wallTitle({ title: "Hats", owner: "Ada" })).toBe("Hats");
  expect(wallTitle({ title: "", owner: "Ada" })).toBe("The wall of Ada");
});

test("an item moves by one place, and stays at the ends", () => {
  expect(moveItem(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(moveItem(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  for (const [index, by] of [
    [0, -1],
    [2, 1],
    [7, 1],
  ] as const)
    expect(moveItem(["a", "b", "c"], index, by)).toEqual(["a", "b", "c"]);
});

describe("what an owner may save", () => {
  const work = (slug: string, caption = "") => ({ work: `heads-of-state.${slug}`, caption });
  const errorOf = (body: unknown) => {
    const parsed = wallBody.safeParse(body);
    return parsed.success ? null : parsed.error.issues[0]?.message;
  };

  test("captions of 280 characters and 30 works", () => {
    const works = Array.from({ length: 30 }, (_, index) => work(`w-${index}`, "x".repeat(280)));
    expect(errorOf({ title: "t".repeat(80), works, version: 1 })).toBeNull();
    expect(errorOf({ title: "", works: [...works, work("more")], version: 1 })).toBe("A wall has space for 30 works.");
    expect(errorOf({ title: "", works: [work("a", "x".repeat(281))], version: 1 })).toBe(
      "Please use at most 280 characters",
    );
    expect(errorOf({ title: "t".repeat(81), works: [], version: 1 })).toBe("Please use at most 80 characters");
  });

  test("each work once, named by its key", () => {
    expect(errorOf({ title: "", works: [work("a"), work("a")], version: 1 })).toBe("A work is there twice.");
    for (const name of ["", "a", "../a.b", "A.b", "a.b.c", "a.b\n"])
      expect([name, wallWorkBody.safeParse({ work: name }).success]).toEqual([name, false]);
    expect(wallWorkBody.safeParse({ work: "heads-of-state.the-dribble" }).success).toBe(true);
  });

  test("markup stays text", () => {
    const parsed = wallBody.parse({
      title: "<b>Hats</b>",
      works: [work("a", "<script>alert(1)</script>")],
      version: 0,
    });
    expect([parsed.title, parsed.works[0]?.caption]).toEqual(["<b>Hats</b>", "<script>alert(1)</script>"]);
  });
});
