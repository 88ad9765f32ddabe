import { parseCsv } from "@/lib/core/csv";
import { throwAppError } from "@/lib/core/errors";
import { guessMemberColumns } from "@/lib/subscriptions/imports/columns";
import {
  MAX_MEMBER_ROWS,
  type MemberColumn,
  type MemberImportBody,
  type MemberImportReply,
} from "@/lib/subscriptions/imports/contracts";
import type { MemberCells } from "@/lib/subscriptions/imports/rules";

export const IMPORT_FAILED = "Failed to import members";

export type MemberLine = { line: number; cells: MemberCells };

const fail = (problem: string) => throwAppError("invalid_input", IMPORT_FAILED, { fields: { csv: problem } });
const SAMPLES = 3;
const shorten = (cell: string) => cell.replace(/\s+/g, " ").trim().slice(0, 80);

/** The rows of the file, and its columns. No rows if the columns of email and plan are unknown and the request does not say which they are. */
export function readMemberFile({ csv, columns: chosen }: Pick<MemberImportBody, "csv" | "columns">): {
  lines: MemberLine[] | null;
  columns: MemberImportReply["columns"];
} {
  const table = parseCsv(csv);
  if (!table) return fail("This is not a valid CSV: a quote is not closed.");
  const [header = [], ...rest] = table;
  const guessed = guessMemberColumns(header);
  const columns = header.map((name, index) => ({
    header: shorten(name),
    field: guessed[index] ?? null,
    samples: rest.slice(0, SAMPLES).map((cells) => shorten(cells[index] ?? "")),
  }));
  if (!chosen && !(guessed.includes("email") && guessed.includes("plan"))) return { lines: null, columns };
  const fields = chosen ?? guessed;
  assertColumns(fields, header.length);
  const filled = rest
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return fail("The CSV has no rows.");
  if (filled.length > MAX_MEMBER_ROWS) return fail(`At most ${MAX_MEMBER_ROWS} rows in one file.`);
  const uneven = filled.find(({ cells }) => cells.length !== header.length);
  if (uneven) return fail(`Row ${uneven.line} has more or fewer cells than the header.`);
  const lines = filled.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cells[at]]] : []))) as MemberCells,
  }));
  return { lines, columns };
}

function assertColumns(fields: readonly (MemberColumn | null)[], count: number): void {
  const used = fields.filter((field) => field !== null);
  if (fields.length !== count) fail("The file has other columns than before. Choose it again.");
  if (new Set(used).size < used.length) fail("A column appears twice.");
  if (!used.includes("email")) fail("The column “Email” is missing.");
  if (!used.includes("plan")) fail("The column “Plan” is missing.");
}
