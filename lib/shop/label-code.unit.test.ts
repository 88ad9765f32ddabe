import fc from "fast-check";
import { expect, test } from "vitest";
import { readLabelCode } from "@/lib/shop/label-rules";

const site = "https://museum.example";
const read = (text: string) => readLabelCode(text, site);

test.each([
  ["LA-7K3M9X", "as it is printed"],
  ["la-7k3m9x", "in small letters"],
  ["  LA 7K3 M9X ", "with spaces"],
  ["LA–7K3M9X", "with the hyphen that a telephone makes"],
  ["7k3m9x", "without its first letters"],
  ["https://museum.example/l/LA-7K3M9X", "as the pattern holds it"],
  ["https://museum.example/l/la-7k3m9x/?from=camera#x", "as a shared address"],
])("%s is read %s", (text) => expect(read(text)).toBe("LA-7K3M9X"));

test("a letter that looks like a figure is that figure", () => {
  expect(read("LA-O1IL0X")).toBe("LA-01110X");
  expect(read("OILOIL")).toBe("LA-011011");
});

test("a code whose own letters are L and A keeps them", () => {
  expect(read("LA-LA2345")).toBe("LA-1A2345");
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
])("%s is no code of the museum", (text) => expect(read(text)).toBeNull());

test("whatever is read is either a code or nothing, and reading it again changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[Ll][Aa][- ]?\w{5,7}$/)), (text) => {
      const code = read(text);
      if (code === null) return true;
      return /^LA-[0-9A-HJKMNP-TV-Z]{6}$/.test(code) && read(code) === code && read(`${site}/l/${code}`) === code;
    }),
  );
});
