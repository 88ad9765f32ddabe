import { expect, test } from "vitest";
import { leaders } from "./leaders";

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

test("eighteen leaders hang in the order of their time, each under an address and a number of their own", () => {
  expect(leaders.map((leader) => leader.order)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  for (const name of ["slug", "artworkSlug"] as const)
    expect(new Set(leaders.map((leader) => leader[name])).size).toBe(18);
  expect(new Set(leaders.map((leader) => leader.label.accession)).size).toBe(18);
});

test.each(leaders)(
  "$name: satire of 500 to 900 words in paragraphs, without an exclamation mark",
  ({ narrative, alt }) => {
    expect(words(narrative)).toBeGreaterThanOrEqual(500);
    expect(words(narrative)).toBeLessThanOrEqual(900);
    expect(narrative.split("\n\n").length).toBeGreaterThanOrEqual(5);
    expect(narrative + alt).not.toContain("!");
    expect(words(alt)).toBeGreaterThanOrEqual(20);
  },
);

test.each(leaders)(
  "$name: a record in which every line has its source, and three to five key moments",
  ({ record, highlights }) => {
    expect(record.length).toBeGreaterThanOrEqual(8);
    for (const line of record) {
      expect(line.date && line.text && line.source.title && line.source.publisher).toBeTruthy();
      expect(line.source.year).toBeGreaterThan(1900);
      if (line.source.url) expect(line.source.url).toMatch(/^https?:\/\//);
    }
    expect(highlights.length).toBeGreaterThanOrEqual(3);
    expect(highlights.length).toBeLessThanOrEqual(5);
  },
);

test.each(leaders)("$name: a quotation is dated and sourced, or it is the museum's own", ({ quote }) => {
  if (quote.speaker === "The museum") expect([quote.date, quote.source]).toEqual([undefined, undefined]);
  else expect([Boolean(quote.date), Boolean(quote.source)]).toEqual([true, true]);
});
