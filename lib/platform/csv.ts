import Papa from "papaparse";

type Cell = string | number | null;

// What a spreadsheet takes for the beginning of a formula, also behind blanks and in its full-width spelling. A reader of the
// table sees an apostrophe before it, and nothing is run.
const formula = /^[\s\u00a0\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/;
// A spreadsheet that is set to semicolons or tabs cuts a cell where one stands, and any reader that has lost count of the quotes
// cuts at a line break: what comes after is a cell's beginning too.
const formulaWithin = /([;|\t\r\n][\s\u00a0\u200b\ufeff]*)(?=[=+\-@＝＋－＠])/g;
const byteOrderMark = "\ufeff";

/** A table as a spreadsheet opens it: UTF-8 that Excel recognises, every text quoted, and no cell that is a formula. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => row.map(safe));
  const quotes = (cell: unknown) => typeof cell === "string" && cell !== "";
  const options = { escapeFormulae: formula, newline: "\r\n", quotes };
  return byteOrderMark + Papa.unparse({ fields: [...columns], data }, options);
}

function safe(cell: Cell): string | number {
  return typeof cell === "string" ? cell.replace(formulaWithin, "$1'") : (cell ?? "");
}
