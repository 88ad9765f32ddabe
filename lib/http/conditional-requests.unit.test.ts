import { describe, expect, it, test } from "vitest";
import { evaluateConditions, getApplicableRange, parseRange } from "@/lib/http/conditional-requests";

describe("a Range header", () => {
  it.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=0-", { start: 0, end: 999 }],
    ["bytes=500-999", { start: 500, end: 999 }],
    ["bytes=999-", { start: 999, end: 999 }],
    ["bytes=10-5000", { start: 10, end: 999 }],
    ["bytes=-1", { start: 999, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["BYTES= 5-9 ", { start: 5, end: 9 }],
    ["bytes=1-99999999999999999999999999", { start: 1, end: 999 }],
  ])("%s selects a part of a thousand bytes", (header, part) => expect(parseRange(header, 1_000)).toEqual(part));

  it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0", "bytes=99999999999999999999-"])(
    "%s is not satisfiable",
    (header) => expect(parseRange(header, 1_000)).toBe("outside"),
  );

  it.each([
    null,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=5-2",
    "bytes=a-b",
    "bytes=0-1,5-9",
    "items=0-4",
    "bytes=0x1-2",
  ])("%s selects the whole file", (header) => expect(parseRange(header, 1_000)).toBe("whole"));

  test("selects nothing of an empty file", () => {
    expect(["bytes=0-", "bytes=-5", "bytes=0-0"].map((header) => parseRange(header, 0))).toEqual(
      Array(3).fill("outside"),
    );
    expect(parseRange(null, 0)).toBe("whole");
  });
});

describe("conditional headers", () => {
  const etag = '"abc"';
  it.each([
    [{}, "send"],
    [{ "if-none-match": '"abc"' }, "unchanged"],
    [{ "if-none-match": 'W/"abc"' }, "unchanged"],
    [{ "if-none-match": '"x", "abc"' }, "unchanged"],
    [{ "if-none-match": "*" }, "unchanged"],
    [{ "if-none-match": '"abcd"' }, "send"],
    [{ "if-match": '"abc"' }, "send"],
    [{ "if-match": "*" }, "send"],
    [{ "if-match": 'W/"abc"' }, "failed"],
    [{ "if-match": '"old"', "if-none-match": '"abc"' }, "failed"],
    [{ "if-modified-since": "Sat, 21 Nov 2026 08:00:00 GMT" }, "send"],
  ] as const)("%j results in %s", (headers, expected) =>
    expect(evaluateConditions(new Headers(headers), etag)).toBe(expected),
  );

  it.each([
    [{ range: "bytes=5-" }, "bytes=5-"],
    [{ range: "bytes=5-", "if-range": '"abc"' }, "bytes=5-"],
    [{ range: "bytes=5-", "if-range": '"old"' }, null],
    [{ range: "bytes=5-", "if-range": 'W/"abc"' }, null],
    [{ range: "bytes=5-", "if-range": "Sat, 21 Nov 2026 08:00:00 GMT" }, null],
  ] as const)("%j applies the range %s", (headers, range) =>
    expect(getApplicableRange(new Headers(headers), etag)).toBe(range),
  );
});
