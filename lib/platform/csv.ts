import Papa from "papaparse";

type Cell = string | number | null;

// What a spreadsheet takes for the beginning of a formula, also behind blanks and in its full-width spelling. A reader of the
// table sees an apostrophe before it, and nothing is run.
const formula = /^[\s\u00a0\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/;
const byteOrderMark = "\ufeff";

/** A table as a spreadsheet opens it: UTF-8 that Excel recognises, every awkward cell quoted, and no cell that is a formula. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => row.map((cell) => cell ?? ""));
  return byteOrderMark + Papa.unparse({ fields: [...columns], data }, { escapeFormulae: formula, newline: "\r\n" });
}
