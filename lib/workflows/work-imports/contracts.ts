import * as z from "zod/mini";
import { workColumns } from "@/lib/exhibitions/works/contracts";

export const MAX_WORK_ROWS = 500;

/** In characters. */
export const MAX_WORK_FILE_LENGTH = 400_000;

/**
 * POST /admin/work-imports: a CSV as `GET /admin/exports/exhibitions` writes it. Without `plan` it is a preview that writes nothing and
 * returns the result of each row and a hash. With that hash the import starts; a repeated request returns the import that it has started.
 */
export const workImportBody = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_WORK_FILE_LENGTH)),
  fileName: z._default(z.string().check(z.trim(), z.maxLength(120)), ""),
  /** The field of each column, null to leave it out. Without it the names of the columns are recognised. */
  columns: z.optional(z.array(z.nullable(z.enum(workColumns))).check(z.maxLength(100))),
  plan: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type WorkImportBody = z.infer<typeof workImportBody>;

/** What importing a row does; a row with a conflict is of a work that was changed after the file was exported. */
export const workRowResults = ["create", "update", "same", "conflict", "error"] as const;
export type WorkRowResult = (typeof workRowResults)[number];

/** A cell that differs from what is saved. */
const changedCell = z.object({ column: z.string(), from: z.string(), to: z.string() });
export type ChangedCell = z.infer<typeof changedCell>;

const workRow = z.object({
  line: z.int(),
  exhibition: z.string(),
  slug: z.string(),
  title: z.string(),
  result: z.enum(workRowResults),
  changed: z.array(changedCell),
  /** Why the row is left out, or which of its cells are; may be empty. */
  message: z.string(),
  /** The published exhibition to which a new work can be added by hand. */
  exhibitionId: z.optional(z.string()),
});
export type WorkRow = z.infer<typeof workRow>;

const workImportColumn = z.object({
  header: z.string(),
  field: z.nullable(z.enum(workColumns)),
  samples: z.array(z.string()),
});

/** `plan` is empty while the fields of some columns have to be chosen. `importId` is set when the import has started. */
export const workImportReply = z.object({
  rows: z.array(workRow),
  columns: z.array(workImportColumn),
  plan: z.string(),
  importId: z.nullable(z.string()),
});
export type WorkImportReply = z.infer<typeof workImportReply>;

export const workImportParams = z.object({ id: z.string().check(z.regex(/^wim_[0-9a-z]{20}$/)) });
export const undoWorkImportReply = z.object({ works: z.int() });

export const workRowStatuses = [
  "waiting",
  "created",
  "changed",
  "same",
  "conflict",
  "error",
  "undone",
  "unchanged",
] as const;
export type WorkRowStatus = (typeof workRowStatuses)[number];

/** An import in the admin list, with the number of its rows in each status. */
export type WorkImport = {
  _id: string;
  fileName: string;
  at: string;
  by: string;
  counts: Record<WorkRowStatus, number>;
  undoneAt: string | null;
  undoneBy: string | null;
  /** Whether rows are still to be imported or undone. */
  isRunning: boolean;
};

/** A row of an import that has started; `artworkId` is null for a row that was left out, and for a work that is deleted. */
export type ImportedWork = Pick<WorkRow, "line" | "exhibition" | "slug" | "title" | "message"> & {
  status: WorkRowStatus;
  artworkId: string | null;
};
