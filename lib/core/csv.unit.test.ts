import Papa from "papaparse";
import { expect, test } from "vitest";
import { countExported, MAX_EXPORT_ROWS, parseCsv, writeCsv, writeExport } from "@/lib/core/csv";

const read = (csv: string) => Papa.parse<string[]>(csv.replace(/^\ufeff/, "")).data;

test("escapes a cell that starts like a formula, also after whitespace", () => {
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

test("doubles quotes, preserves line breaks and commas, and leaves numbers unquoted", () => {
  const row = ['14 "Glover" Road, Flat 3', "one\ntwo", -5, null, "Ṣadé ₦5"] as const;
  const csv = writeCsv(["a", "b", "c", "d", "e"], [row]);
  expect(csv.startsWith("\ufeff")).toBe(true);
  expect(csv).toContain('"14 ""Glover"" Road, Flat 3"');
  expect(read(csv)[1]).toEqual(['14 "Glover" Road, Flat 3', "one\ntwo", "-5", "", "Ṣadé ₦5"]);
});

test.each([";", "\t", "|"])("escapes formulas that would start a cell with %j as the separator", (separator) => {
  const cells = ["a;=1+1", "a\t=1+1", "a| @SUM(A1)", "a;\u00a0-1", "one\n=1+1", "one\r\n+1", 'a"b;=1'];
  const csv = writeCsv(
    ["first", "second"],
    cells.map((cell) => ["before", cell]),
  );
  const parts = csv.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator));
  expect(parts.filter((part) => /^["\s\u00a0]*[=+\-@]/.test(part))).toEqual([]);
});

test("preserves ordinary text", () => {
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

test("reads escaped cells back unchanged, also ones with their own apostrophe", () => {
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
  expect(parseCsv(written)?.slice(1)).toEqual(cells.map((cell, n) => [cell, String(n)]));
});

test("parses semicolons as separators and rejects an unclosed quote", () => {
  expect(parseCsv('Slug;Name\r\nvase;"A; vase"')).toEqual([
    ["Slug", "Name"],
    ["vase", "A; vase"],
  ]);
  expect(parseCsv('Slug,Name\nvase,"A vase')).toBeNull();
});

test("an export with more rows than fit says so in its last line", () => {
  const rows = Array.from({ length: MAX_EXPORT_ROWS + 1 }, (_, number) => [number, "a"]);
  const cut = parseCsv(writeExport(["n", "text"], rows)) ?? [];
  expect(cut).toHaveLength(1 + MAX_EXPORT_ROWS + 1);
  expect(cut.at(-2)).toEqual([String(MAX_EXPORT_ROWS - 1), "a"]);
  expect(cut.at(-1)?.[0]).toBe("This file has the first 50,000 rows only. Filter the list to export the others.");
  const whole = rows.slice(1);
  expect(parseCsv(writeExport(["n", "text"], whole))).toHaveLength(1 + MAX_EXPORT_ROWS);
  expect([countExported(rows), countExported(whole)]).toEqual([MAX_EXPORT_ROWS, MAX_EXPORT_ROWS]);
});
