import Papa from "papaparse";
import { expect, test } from "vitest";
import { readCsv, writeCsv } from "@/lib/platform/csv";

const read = (csv: string) => Papa.parse<string[]>(csv.replace(/^\ufeff/, "")).data;

test("no cell begins as a formula does, whatever stands before the sign", () => {
  const formulas = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "\u00a0=1",
    "＝1",
    '=HYPERLINK("http://x.example","y")',
    "=cmd|' /C calc'!A0",
  ];
  const [, ...rows] = read(
    writeCsv(
      ["cell"],
      formulas.map((cell) => [cell]),
    ),
  );
  expect(rows.map(([cell]) => cell)).toEqual(formulas.map((cell) => `'${cell.replace(/^[\t\r\n]/, "$&'")}`));
});

test("quotes are doubled, line breaks and commas stay in their cell, and numbers are numbers", () => {
  const row = ['14 "Glover" Road, Flat 3', "one\ntwo", -5, null, "Ṣadé ₦5"] as const;
  const csv = writeCsv(["a", "b", "c", "d", "e"], [row]);
  expect(csv.startsWith("\ufeff")).toBe(true);
  expect(csv).toContain('"14 ""Glover"" Road, Flat 3"');
  expect(read(csv)[1]).toEqual(['14 "Glover" Road, Flat 3', "one\ntwo", "-5", "", "Ṣadé ₦5"]);
});

test.each([";", "\t", "|"])("no formula begins where a spreadsheet that is set to %j would cut", (separator) => {
  const cells = ["a;=1+1", "a\t=1+1", "a| @SUM(A1)", "a;\u00a0-1", "one\n=1+1", "one\r\n+1", 'a"b;=1'];
  const csv = writeCsv(
    ["first", "second"],
    cells.map((cell) => ["before", cell]),
  );
  const pieces = csv.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator));
  expect(pieces.filter((piece) => /^["\s\u00a0]*[=+\-@]/.test(piece))).toEqual([]);
});

test("what people write comes back as it was written", () => {
  const cells = [
    "Ọlátúnjí Ṣadé, Ẹ̀kọ́",
    "👩🏾‍🎨🇳🇬",
    "₦1,250,000",
    "x".repeat(5_000),
    "14 Ojo-Igbede Road; flat 3",
    "'quoted'",
  ];
  const [, ...rows] = read(
    writeCsv(
      ["cell", "n"],
      cells.map((cell, n) => [cell, n]),
    ),
  );
  expect(rows.map(([cell]) => cell)).toEqual(cells);
});

test("what was made safe is read back as it was, also what began with an apostrophe by itself", () => {
  const cells = [
    "=1+1",
    "'=1+1",
    "''=1",
    "\t=1",
    "\n'=1",
    " =1",
    "a;=1",
    "a;'=1",
    "a|  ''+1",
    "one\r\n-two",
    "- a list\n- of two",
    "'quoted'",
    "Ṣadé, ₦5",
    'a "b"',
  ];
  const written = writeCsv(
    ["cell", "n"],
    cells.map((cell, n) => [cell, n]),
  );
  expect(readCsv(written)?.slice(1)).toEqual(cells.map((cell, n) => [cell, String(n)]));
});

test("a table of another country's spreadsheet is read, and what has lost a quote is none", () => {
  expect(readCsv('Slug;Name\r\nvase;"A; vase"')).toEqual([
    ["Slug", "Name"],
    ["vase", "A; vase"],
  ]);
  expect(readCsv('Slug,Name\nvase,"A vase')).toBeNull();
});
