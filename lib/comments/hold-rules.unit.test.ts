import { expect, test } from "vitest";
import { comparableText, defaultHoldRules, findHoldReasons, repeatScope, toSite } from "@/lib/comments/hold-rules";

const rules = { ...defaultHoldRules, words: ["casino*", "rígged vote", "ass"], sites: ["bit.ly", "t.me/joinchat"] };

test.each([
  ["Best CASINOS in town", ["word:casino*"]],
  ["a c.a.s.i.n.o is open", ["word:casino*"]],
  ["ｃａｓｉｎｏ", ["word:casino*"]],
  ["a c a s i n o s", ["word:casino*"]],
  ["ca\u200bsino", ["word:casino*"]],
  ["a RIGGED,  vote", ["word:rígged vote"]],
  ["a class of its own", []],
  ["the assembly", []],
  ["rigged the vote", []],
  ["bit.ly/abc", ["site:bit.ly", "link"]],
  ["go.bit.ly", ["site:bit.ly", "link"]],
  ["rabbit.ly", ["link"]],
  ["https://T.me/joinchat/x", ["site:t.me/joinchat", "link"]],
  ["I do like this work.", []],
])("holds %j for %j", (text, reasons) => expect(findHoldReasons(text, rules)).toEqual(reasons));

test("an entry of invisible characters holds nothing", () => {
  expect(findHoldReasons("I like this work.", { ...rules, words: ["\u200d"] })).toEqual([]);
});

test("holds only the listed sites when links may be posted", () => {
  const listed = { ...rules, holdLinks: false };
  expect(findHoldReasons("https://x.example", listed)).toEqual([]);
  expect(findHoldReasons("https://bit.ly/x", listed)).toEqual(["site:bit.ly"]);
});

test("stores a site without scheme, www and final slash", () => {
  expect(["https://www.Bit.ly/", "t.me/joinchat "].map(toSite)).toEqual(["bit.ly", "t.me/joinchat"]);
});

test("compares texts by their letters, and short ones not at all", () => {
  expect(comparableText("Visit my SHOP!!")).toBe(comparableText("visit  my shop"));
  expect(comparableText("👏👏")).toBe("👏👏");
  const scopes = ["Thank you", "What a lovely work", "Visit my shop for the best prices in all of Lagos"];
  expect(scopes.map((text) => repeatScope(text, defaultHoldRules))).toEqual(["none", "own", "all"]);
  expect(repeatScope(scopes[2] ?? "", { holdRepeats: false })).toBe("none");
});

test("an entry with many stars takes no longer than one with one", { timeout: 2_000 }, () => {
  const starred = { ...rules, words: ["s********t"] };
  expect(findHoldReasons("s".repeat(500), starred)).toEqual([]);
  expect(findHoldReasons("a sonnet", starred)).toEqual(["word:s********t"]);
});
