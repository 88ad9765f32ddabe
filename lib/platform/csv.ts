import Papa from "papaparse";

type Cell = string | number | null;

// What a spreadsheet takes for the beginning of a formula, also behind blanks and in its full-width spelling. A reader of the
// table sees an apostrophe before it, and nothing is run. One that begins with an apostrophe already gets another, so that `readCsv`
// knows which one to take away again.
const formula = /^'*[\s\u00a0\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/;
// A spreadsheet that is set to semicolons or tabs cuts a cell where one stands, and any reader that has lost count of the quotes
// cuts at a line break: what comes after is a cell's beginning too.
const formulaWithin = /([;|\t\r\n][\s\u00a0\u200b\ufeff]*)(?='*[=+\-@＝＋－＠])/g;
const madeSafeWithin = /([;|\t\r\n][\s\u00a0\u200b\ufeff]*)'(?='*[=+\-@＝＋－＠])/g;
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

/** A table as it was written above, or by a spreadsheet: its rows, each cell as it was before it was made safe. Null for what is no table. */
export function readCsv(text: string): string[][] | null {
  const table = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const [head = ""] = table.split(/\r\n|\r|\n/, 1);
  // A spreadsheet in another country puts semicolons or tabs between its cells.
  const delimiter = [",", ";", "\t"].find((sign) => head.includes(sign)) ?? ",";
  const { data, errors } = Papa.parse<string[]>(table, { delimiter });
  return errors.length > 0 ? null : data.map((row) => row.map(asItWas));
}

function asItWas(cell: string): string {
  const bare = cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
  return bare.replace(madeSafeWithin, "$1");
}
