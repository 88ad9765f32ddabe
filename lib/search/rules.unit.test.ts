import { expect, it } from "vitest";
import { excerptAround, markMatches } from "@/lib/search/rules";

const marked = (text: string, query: string) =>
  markMatches(text, query).flatMap(({ text: part, isMatch }) => (isMatch ? [part] : []));

it("marks words without regard to case, diacritics and endings", () => {
  expect(marked("Ṣadé and SADE", "sade")).toEqual(["Ṣadé", "SADE"]);
  expect(marked("Two stamps, one stamp, two stampedes", "stamps")).toEqual(["stamps", "stamp"]);
  expect(marked("Abacha’s vault", "abac")).toEqual(["Abacha’s"]);
  expect(marked("a cat and an ark", "a")).toEqual(["a"]);
});

it("returns the whole text in its parts", () => {
  for (const query of ["", "vault", "<b>", "\\", "*".repeat(200)])
    expect(
      markMatches("The <b>vault</b> \\ is open.", query)
        .map(({ text }) => text)
        .join(""),
    ).toBe("The <b>vault</b> \\ is open.");
});

it("cuts a long text around the first match, at whole words", () => {
  const text = `${"before ".repeat(50)}vault ${"after ".repeat(50)}`;
  const excerpt = excerptAround(text, "vault")
    .map((part) => part.text)
    .join("");
  expect(excerpt).toMatch(/^… before .*vault after .*after…$/);
  expect(excerpt.length).toBeLessThanOrEqual(163);
  expect(excerptAround(text, "nowhere")).toEqual([]);
});
