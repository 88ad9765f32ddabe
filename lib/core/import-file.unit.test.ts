import { expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { readImportFile } from "@/lib/core/import-file";

type Field = "name" | "price";

const read = (csv: string, chosen?: (Field | null)[]) =>
  readImportFile<Field>({
    csv,
    chosen,
    guess: (header) => header.map((name) => (name === "name" || name === "price" ? name : null)),
    missing: (fields) => (fields.includes("name") ? null : "The column “name” is missing."),
    maxRows: 3,
    failed: "Failed",
  });

const problemOf = (csv: string, chosen?: (Field | null)[]) => {
  try {
    return read(csv, chosen);
  } catch (error) {
    return error instanceof AppError ? error.fields?.csv : error;
  }
};

test("reads rows with their numbers, from files with a byte order mark, semicolons and empty lines", () => {
  expect(read("\ufeffname;note;price\r\nCup;red;3\r\n;;\r\nJug;;'=1\r\n")).toEqual({
    lines: [
      { line: 2, cells: { name: "Cup", price: "3" } },
      { line: 4, cells: { name: "Jug", price: "=1" } },
    ],
    columns: [
      { header: "name", field: "name", samples: ["Cup", "", "Jug"] },
      { header: "note", field: null, samples: ["red", "", ""] },
      { header: "price", field: "price", samples: ["3", "", "=1"] },
    ],
  });
});

test("asks which column is which where one is missing, and takes the answer", () => {
  expect(read("thing,price\nCup,3").lines).toBeNull();
  expect(read("thing,price\nCup,3", ["name", null]).lines).toEqual([{ line: 2, cells: { name: "Cup" } }]);
});

test.each([
  ["an open quote", 'name\n"Cup', undefined, "This is not a valid CSV: a quote is not closed."],
  ["no rows", "name\n", undefined, "The CSV has no rows."],
  ["too many rows", "name\na\nb\nc\nd", undefined, "At most 3 rows in one file."],
  ["uneven rows", "name,price\nCup,3\nJug", undefined, "Row 3 has more or fewer cells than the header."],
  ["a column twice", "name,name\nCup,Jug", undefined, "A column appears twice."],
  [
    "other columns than those chosen",
    "name\nCup",
    ["name", "price"] as Field[],
    "The file has other columns than before. Choose it again.",
  ],
  ["a needed column left out", "name\nCup", [null], "The column “name” is missing."],
])("refuses a file with %s", (_, csv, chosen, problem) => {
  expect(problemOf(csv, chosen)).toBe(problem);
});
