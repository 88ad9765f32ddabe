import { parseCsv } from "@/lib/core/csv";
import { throwAppError } from "@/lib/core/errors";

/** A row of a file by the field of each column; the header is row 1. */
export type ImportLine<Field extends string> = { line: number; cells: Partial<Record<Field, string>> };
/** A column of a file with its first values, and the field that its name is recognised as. */
export type ImportColumn<Field extends string> = { header: string; field: Field | null; samples: string[] };

type ImportFile<Field extends string> = {
  csv: string;
  /** The field of each column as an admin has chosen it, null to leave it out; undefined to recognise the names. */
  chosen: readonly (Field | null)[] | undefined;
  guess: (header: readonly string[]) => (Field | null)[];
  /** What the columns lack, or null. */
  missing: (fields: readonly (Field | null)[]) => string | null;
  maxRows: number;
  /** The message of the errors. */
  failed: string;
};

const SAMPLES = 3;
const shorten = (cell: string) => cell.replace(/\s+/g, " ").trim().slice(0, 80);

/**
 * The rows of a CSV, and its columns. No rows if a column that is needed is not recognised and the request does not say which it is. Throws
 * `invalid_input` for a file that cannot be read.
 */
export function readImportFile<Field extends string>(
  file: ImportFile<Field>,
): {
  lines: ImportLine<Field>[] | null;
  columns: ImportColumn<Field>[];
} {
  const { csv, chosen, guess, missing, maxRows, failed } = file;
  const fail = (problem: string) => throwAppError("invalid_input", failed, { fields: { csv: problem } });
  const table = parseCsv(csv);
  if (!table) return fail("This is not a valid CSV: a quote is not closed.");
  const [header = [], ...rest] = table;
  const guessed = guess(header);
  const columns = header.map((name, index) => ({
    header: shorten(name),
    field: guessed[index] ?? null,
    samples: rest.slice(0, SAMPLES).map((cells) => shorten(cells[index] ?? "")),
  }));
  if (!chosen && missing(guessed) !== null) return { lines: null, columns };
  const fields = chosen ?? guessed;
  const used = fields.filter((field) => field !== null);
  if (fields.length !== header.length) return fail("The file has other columns than before. Choose it again.");
  if (new Set(used).size < used.length) return fail("A column appears twice.");
  const problem = missing(fields);
  if (problem !== null) return fail(problem);
  const filled = rest
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return fail("The CSV has no rows.");
  if (filled.length > maxRows) return fail(`At most ${maxRows} rows in one file.`);
  const uneven = filled.find(({ cells }) => cells.length !== header.length);
  if (uneven) return fail(`Row ${uneven.line} has more or fewer cells than the header.`);
  const lines = filled.map(({ line, cells: all }) => {
    const cells: ImportLine<Field>["cells"] = {};
    for (const [at, field] of fields.entries()) if (field) cells[field] = all[at];
    return { line, cells };
  });
  return { lines, columns };
}
