import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLabelCode } from "@/lib/catalog/label-code-rules";

const site = "https://museum.example";
const parse = (text: string) => parseLabelCode(text, site);

test.each([
  ["LA-7K3M9X", "as it is printed"],
  ["la-7k3m9x", "in lower case"],
  ["  LA 7K3 M9X ", "with spaces"],
  ["LA–7K3M9X", "with an en dash"],
  ["7k3m9x", "without its prefix"],
  ["https://museum.example/l/LA-7K3M9X", "as a label URL"],
  ["https://museum.example/l/la-7k3m9x/?from=camera#x", "as a shared URL"],
])("parses %s %s", (text) => expect(parse(text)).toBe("LA-7K3M9X"));

test("replaces letters that look like digits", () => {
  expect(parse("LA-O1IL0X")).toBe("LA-01110X");
  expect(parse("OILOIL")).toBe("LA-011011");
});

test("does not take the first characters of a code for the prefix", () => {
  expect(parse("LA-LA2345")).toBe("LA-1A2345");
});

test.each([
  "",
  "LA-",
  "LA-7K3M9",
  "LA-7K3M9XX",
  "LA-7K3M9U",
  "LB-7K3M9X",
  "LA-7K3-92QX",
  "https://museum.example.evil.test/l/LA-7K3M9X",
  "http://museum.example/l/LA-7K3M9X",
  "https://museum.example:8443/l/LA-7K3M9X",
  "https://evil@museum.example.test/l/LA-7K3M9X",
  "https://museum.example/drops/LA-7K3M9X",
  "https://museum.example/l/https://museum.example/l/LA-7K3M9X",
  "https://",
  "javascript:alert(1)//7K3M9X",
  `${" ".repeat(300)}LA-7K3M9X`,
])("rejects %s", (text) => expect(parse(text)).toBeNull());

test("returns a valid code or null, and parsing is idempotent", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[Ll][Aa][- ]?\w{5,7}$/)), (text) => {
      const code = parse(text);
      if (code === null) return true;
      return /^LA-[0-9A-HJKMNP-TV-Z]{6}$/.test(code) && parse(code) === code && parse(`${site}/l/${code}`) === code;
    }),
  );
});
