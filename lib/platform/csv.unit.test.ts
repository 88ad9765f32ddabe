import Papa from "papaparse";
import { expect, test } from "vitest";
import { writeCsv } from "@/lib/platform/csv";

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
  expect(rows.map(([cell]) => cell)).toEqual(formulas.map((cell) => `'${cell}`));
});

test("quotes are doubled, line breaks and commas stay in their cell, and numbers are numbers", () => {
  const row = ['14 "Glover" Road, Flat 3', "one\ntwo", -5, null, "Ṣadé ₦5"] as const;
  const csv = writeCsv(["a", "b", "c", "d", "e"], [row]);
  expect(csv.startsWith("\ufeff")).toBe(true);
  expect(csv).toContain('"14 ""Glover"" Road, Flat 3"');
  expect(read(csv)[1]).toEqual(['14 "Glover" Road, Flat 3', "one\ntwo", "-5", "", "Ṣadé ₦5"]);
});
