import { expect, test } from "vitest";
import { bibtex, type Citable, citations, ris } from "./citations";

const url = "https://archive.example/heads-of-state/sani-abacha";
const work: Citable = {
  slug: "dark-glasses",
  title: "Dark Glasses",
  year: "2026",
  medium: "Cut paper and screen print",
  dimensions: "62.5 × 50 cm",
  accession: "LA.1993.12",
  url,
};
const page: Citable = { slug: "sani-abacha", title: "Sani Abacha, 1993–1998", year: "2026", url };

/** The text with the italics between asterisks. */
const written = (cited: Citable) =>
  citations(cited).map(({ style, parts }) => [
    style,
    parts.map(({ text, italic }) => (italic ? `*${text}*` : text)).join(""),
  ]);

test("a work is cited by title, year, medium and number", () => {
  expect(written(work)).toEqual([
    ["MLA", `*Dark Glasses.* 2026, Cut paper and screen print. The Living Archive, LA.1993.12, ${url}.`],
    ["APA", `The Living Archive. (2026). *Dark Glasses* [Cut paper and screen print]. ${url}`],
    [
      "Chicago",
      `The Living Archive. *Dark Glasses.* 2026. Cut paper and screen print, 62.5 × 50 cm. LA.1993.12. ${url}.`,
    ],
  ]);
});

test("a page is cited by title and year", () => {
  expect(written(page)).toEqual([
    ["MLA", `“Sani Abacha, 1993–1998.” *The Living Archive*, 2026, ${url}.`],
    ["APA", `The Living Archive. (2026). *Sani Abacha, 1993–1998.* ${url}`],
    ["Chicago", `The Living Archive. “Sani Abacha, 1993–1998.” 2026. ${url}.`],
  ]);
});

test("a title that ends with a mark gets no full stop", () => {
  expect(written({ ...work, title: "Who Pays?" })[0]?.[1]).toMatch(/^\*Who Pays\?\* 2026,/);
});

test("BibTeX escapes what TeX would run, and keeps the address as it is", () => {
  const entry = bibtex({ ...work, title: "100% of \\input{x} & $1_000", url: "https://archive.example/a_b" });
  expect(entry).toBe(
    [
      "@misc{living-archive-dark-glasses,",
      "  author = {{The Living Archive}},",
      "  title = {{100\\% of \\textbackslash{}input\\{x\\} \\& \\$1\\_000}},",
      "  year = {2026},",
      "  howpublished = {Cut paper and screen print},",
      "  note = {62.5 × 50 cm, LA.1993.12},",
      "  url = {https://archive.example/a_b}",
      "}",
      "",
    ].join("\n"),
  );
  expect(bibtex(page)).not.toContain("note");
});

test("RIS ends each field with a line break, and a title cannot begin another field", () => {
  const entry = ris({ ...work, title: "Dark\r\nER  - Glasses" });
  expect(entry.split("\r\n")).toEqual([
    "TY  - ART",
    "AU  - The Living Archive",
    "TI  - Dark ER - Glasses",
    "PY  - 2026",
    "M3  - Cut paper and screen print",
    "N1  - 62.5 × 50 cm",
    "AN  - LA.1993.12",
    "PB  - The Living Archive",
    `UR  - ${url}`,
    "ER  - ",
    "",
  ]);
  expect(ris(page)).toMatch(/^TY {2}- ELEC\r\n/);
});
