import Papa from "papaparse";

export type Cell = string | number | null;

// The start of a formula for a spreadsheet, also after blanks and with full-width signs. Papa prefixes such a cell with an
// apostrophe. A cell that already starts with an apostrophe gets another one, so that `parseCsv` knows which one to remove.
const formulaStart = /^'*[\s\u00a0\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/;
// A spreadsheet set to semicolons or tabs splits a cell at those, and a reader that lost count of the quotes splits at line
// breaks, so the text after them can start a formula too.
const formulaWithin = /([;|\t\r\n][\s\u00a0\u200b\ufeff]*)(?='*[=+\-@＝＋－＠])/g;
const escapedWithin = /([;|\t\r\n][\s\u00a0\u200b\ufeff]*)'(?='*[=+\-@＝＋－＠])/g;
const byteOrderMark = "\ufeff";

/** A CSV file for spreadsheets: UTF-8 with a byte order mark for Excel, every text quoted, formulas escaped. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row) => row.map(escapeFormula));
  const quotes = (cell: unknown) => typeof cell === "string" && cell !== "";
  const options = { escapeFormulae: formulaStart, newline: "\r\n", quotes };
  return byteOrderMark + Papa.unparse({ fields: [...columns], data }, options);
}

/** The most rows of an export. The rows are read with one more, so that the file can say that there are others. */
export const MAX_EXPORT_ROWS = 50_000;

/** Like `writeCsv`, with at most `MAX_EXPORT_ROWS` rows; a last line says when there are more. */
export function writeExport(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length <= MAX_EXPORT_ROWS) return writeCsv(columns, rows);
  const most = MAX_EXPORT_ROWS.toLocaleString("en-NG");
  const more = [`This file has the first ${most} rows only. Filter the list to export the others.`];
  return writeCsv(columns, [...rows.slice(0, MAX_EXPORT_ROWS), more]);
}

/** The number of rows of an export, for the audit log. */
export const countExported = (rows: readonly unknown[]): number => Math.min(rows.length, MAX_EXPORT_ROWS);

/** The header of a file that is sent in parts; `writeCsvRows` continues it. */
export const writeCsvHeader = (columns: readonly string[]): string => writeCsv(columns, []).trimEnd();

/** Further rows of such a file. */
export const writeCsvRows = (rows: readonly (readonly Cell[])[]): string =>
  `\r\n${writeCsv([], rows).slice(byteOrderMark.length)}`;

function escapeFormula(cell: Cell): string | number {
  return typeof cell === "string" ? cell.replace(formulaWithin, "$1'") : (cell ?? "");
}

/** The rows of a CSV file by `writeCsv` or a spreadsheet, with formulas unescaped. Null for a malformed file. */
export function parseCsv(text: string): string[][] | null {
  const table = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const [head = ""] = table.split(/\r\n|\r|\n/, 1);
  // Spreadsheets in some locales separate cells by semicolons or tabs.
  const delimiter = [",", ";", "\t"].find((sign) => head.includes(sign)) ?? ",";
  const { data, errors } = Papa.parse<string[]>(table, { delimiter });
  return errors.length > 0 ? null : data.map((row) => row.map(unescapeFormula));
}

function unescapeFormula(cell: string): string {
  const bare = cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
  return bare.replace(escapedWithin, "$1");
}
