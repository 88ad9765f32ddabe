import { describe, expect, test } from "vitest";
import { leaders } from "./collection/leaders";
import { excerpt, excerptLength, exhibitionSummary, mayEnter, paragraphs, shareExcerpt, yearsInOffice } from "./rules";

const words = (text: string) => text.split(/\s+/).filter(Boolean);

describe("an excerpt", () => {
  test("leaves a text alone that fits to the letter", () => {
    expect(excerpt("Twelve chars", 12)).toBe("Twelve chars");
    expect(excerpt("  padded  ", 6)).toBe("padded");
  });

  test("ends with a sentence that ends in its last quarter", () => {
    expect(excerpt("One two three four. Five six seven.", 24)).toBe("One two three four. …");
    expect(excerpt("He said “one two three.” Four five six.", 30)).toBe("He said “one two three.” …");
  });

  test("ends with a word where the last sentence ends too early, and leaves no comma before the dots", () => {
    expect(excerpt("One. Two three four, five six seven", 22)).toBe("One. Two three four…");
    expect(excerpt("Alpha beta gamma delta", 17)).toBe("Alpha beta…");
    expect(excerpt("Alpha beta gamma delta", 18)).toBe("Alpha beta gamma…");
  });

  test("does not take the stop of a number or of a name inside a word for the end of a sentence", () => {
    expect(excerpt("At the end it was 34.80 per cent of all that there was", 25)).toBe("At the end it was 34.80…");
    expect(excerpt("a".repeat(30), 10)).toBe(`${"a".repeat(8)}…`);
  });

  test.each(leaders)("of $slug never exceeds its length, breaks no word and is not the whole", ({ narrative }) => {
    for (const most of Object.values(excerptLength)) {
      const short = excerpt(narrative, most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(short.length).toBeGreaterThan(most * 0.7);
      const shown = short.replace(/ ?…$/, "");
      expect(narrative.startsWith(shown)).toBe(true);
      expect(narrative.charAt(shown.length)).toMatch(/[\s,;:.–—]/);
    }
  });
});

describe("one excerpt for both screens", () => {
  test.each(leaders)("$slug: carries each word once and shows a phone what the short excerpt is", ({ narrative }) => {
    const wide = excerpt(narrative, excerptLength.wide);
    const { head, narrowEnd, tail, more } = shareExcerpt(wide);
    expect(head + narrowEnd).toBe(excerpt(narrative, excerptLength.narrow));
    expect(words([head + tail, ...more].join("\n\n"))).toEqual(words(wide));
  });
});

test("paragraphs are parted by blank lines, however many", () => {
  expect(paragraphs("one\n\ntwo\n \n\nthree\n")).toEqual(["one", "two", "three\n"]);
});

test.each([
  ["a visitor", null, false],
  ["a Basic Member", { role: "Member", isVIP: false }, false],
  ["a VIP", { role: "Member", isVIP: true }, true],
  ["an admin", { role: "Admin", isVIP: false }, true],
] as const)("%s enters an open exhibition, and a members' one as the rule says", (_, viewer, may) => {
  expect(mayEnter({ requiresVIP: false }, viewer)).toBe(true);
  expect(mayEnter({ requiresVIP: true }, viewer)).toBe(may);
});

test("years in office are counted to a tenth, to this day for whoever holds it, and are never nothing", () => {
  const now = new Date("2026-05-29T00:00:00Z");
  expect(yearsInOffice({ termStart: "1985-08-27", termEnd: "1993-08-26" }, now)).toBe(8);
  expect(yearsInOffice({ termStart: "1993-08-26", termEnd: "1993-11-17" }, now)).toBe(0.2);
  expect(yearsInOffice({ termStart: "2023-05-29", termEnd: null }, now)).toBe(3);
  expect(yearsInOffice({ termStart: "2026-05-29", termEnd: null }, now)).toBe(0.1);
});

test.each([
  ["nothing", "A", ""],
  ["spaces", "A", "   "],
  ["one letter", "A", "B"],
  ["a short line", "Ferries", "Four boats"],
  ["one that ends with a stop", "Ferries", "Four boats."],
  ["nearly enough", "Ferries", "x".repeat(39)],
  ["just enough", "Ferries", "x".repeat(40)],
  ["the most that fits", "T".repeat(120), "x".repeat(160)],
  ["nothing under the longest title", "T".repeat(120), ""],
])("a page with %s for a subtitle describes itself in 40 to 200 characters", (_, title, subtitle) => {
  const said = exhibitionSummary({ title, subtitle });
  expect(said.length).toBeGreaterThanOrEqual(40);
  expect(said.length).toBeLessThanOrEqual(200);
  expect(said.startsWith(subtitle.trim() || title)).toBe(true);
  expect(said).not.toContain("..");
});
