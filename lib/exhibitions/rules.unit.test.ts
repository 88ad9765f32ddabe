import { describe, expect, test } from "vitest";
import { leaders } from "./collection/leaders";
import {
  canAccess,
  excerpt,
  excerptLength,
  exhibitionSummary,
  groupBySeries,
  ordinalInWords,
  paragraphs,
  splitExcerpt,
  yearsInOffice,
} from "./rules";

test("the place of a leader is a word, or a number with the right ending", () => {
  expect([16, 18, 23, 24, 31, 42, 53, 111].map(ordinalInWords)).toEqual([
    "sixteenth",
    "eighteenth",
    "twenty-third",
    "twenty-fourth",
    "31st",
    "42nd",
    "53rd",
    "111th",
  ]);
});

const words = (text: string) => text.split(/\s+/).filter(Boolean);

describe("an excerpt", () => {
  test("returns a text of exactly the maximum length unchanged", () => {
    expect(excerpt("Twelve chars", 12)).toBe("Twelve chars");
    expect(excerpt("  padded  ", 6)).toBe("padded");
  });

  test("ends after a sentence that ends in the last quarter", () => {
    expect(excerpt("One two three four. Five six seven.", 24)).toBe("One two three four. …");
    expect(excerpt("He said “one two three.” Four five six.", 30)).toBe("He said “one two three.” …");
  });

  test("ends after a word when the last sentence ends too early, without a comma before the ellipsis", () => {
    expect(excerpt("One. Two three four, five six seven", 22)).toBe("One. Two three four…");
    expect(excerpt("Alpha beta gamma delta", 17)).toBe("Alpha beta…");
    expect(excerpt("Alpha beta gamma delta", 18)).toBe("Alpha beta gamma…");
  });

  test("does not treat a full stop inside a number or a word as the end of a sentence", () => {
    expect(excerpt("At the end it was 34.80 per cent of all that there was", 25)).toBe("At the end it was 34.80…");
    expect(excerpt("a".repeat(30), 10)).toBe(`${"a".repeat(8)}…`);
  });

  test.each(leaders)("of $slug stays within its length, breaks no word and is not the whole text", ({ narrative }) => {
    for (const maxLength of Object.values(excerptLength)) {
      const short = excerpt(narrative, maxLength);
      expect(short.length).toBeLessThanOrEqual(maxLength);
      expect(short.length).toBeGreaterThan(maxLength * 0.7);
      const shown = short.replace(/ ?…$/, "");
      expect(narrative.startsWith(shown)).toBe(true);
      expect(narrative.charAt(shown.length)).toMatch(/[\s,;:.–—]/);
    }
  });
});

describe("splitExcerpt", () => {
  test.each(leaders)("$slug: contains each word once and starts with the narrow excerpt", ({ narrative }) => {
    const wide = excerpt(narrative, excerptLength.wide);
    const { head, narrowEnd, tail, more } = splitExcerpt(wide);
    expect(head + narrowEnd).toBe(excerpt(narrative, excerptLength.narrow));
    expect(words([head + tail, ...more].join("\n\n"))).toEqual(words(wide));
  });
});

test("paragraphs are separated by one or more blank lines", () => {
  expect(paragraphs("one\n\ntwo\n \n\nthree\n")).toEqual(["one", "two", "three\n"]);
});

test.each([
  ["a visitor", null, false],
  ["a Basic Member", { role: "Member", isVIP: false }, false],
  ["a VIP", { role: "Member", isVIP: true }, true],
  ["an admin", { role: "Admin", isVIP: false }, true],
] as const)("%s can access an open exhibition, and a members-only one if allowed", (_, viewer, isAllowed) => {
  expect(canAccess({ requiresVIP: false }, viewer)).toBe(true);
  expect(canAccess({ requiresVIP: true }, viewer)).toBe(isAllowed);
});

test("years in office are rounded to a tenth, counted to today for a current term, and at least 0.1", () => {
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
  ["the maximum lengths", "T".repeat(120), "x".repeat(160)],
  ["nothing and the longest title", "T".repeat(120), ""],
])("the summary with %s as subtitle has 40 to 200 characters", (_, title, subtitle) => {
  const summary = exhibitionSummary({ title, subtitle });
  expect(summary.length).toBeGreaterThanOrEqual(40);
  expect(summary.length).toBeLessThanOrEqual(200);
  expect(summary.startsWith(subtitle.trim() || title)).toBe(true);
  expect(summary).not.toContain("..");
});

test("groups exhibitions by series in the order of the parts, each group where its first exhibition is", () => {
  const of = (slug: string, name?: string, part = 1) => ({ slug, series: name ? { name, part } : null });
  const groups = groupBySeries([of("a"), of("b", "Hats", 2), of("c"), of("d", "Hats", 1)]);
  expect(groups.map(({ series, exhibitions }) => [series, exhibitions.map(({ slug }) => slug)])).toEqual([
    [null, ["a", "c"]],
    ["Hats", ["d", "b"]],
  ]);
});
