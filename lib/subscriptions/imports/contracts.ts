import * as z from "zod/mini";
import { planName } from "@/lib/auth/contracts";

/** The columns of a file of members. */
export const memberColumns = ["email", "name", "firstName", "lastName", "plan", "start", "end", "note"] as const;
export type MemberColumn = (typeof memberColumns)[number];

export const memberColumnNames = {
  email: "Email",
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  plan: "Plan",
  start: "Start",
  end: "End",
  note: "Note",
} as const satisfies Record<MemberColumn, string>;

export const MAX_MEMBER_ROWS = 500;

/** In characters. */
export const MAX_MEMBER_FILE_LENGTH = 200_000;

/**
 * POST /admin/member-imports: a CSV of members. Without `plan` it is a preview that writes nothing and returns the result of each row and
 * a hash. With that hash the import starts; a repeated request returns the import that it has started.
 */
export const memberImportBody = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(MAX_MEMBER_FILE_LENGTH)),
  fileName: z._default(z.string().check(z.trim(), z.maxLength(120)), ""),
  /** The field of each column, null to leave it out. Without it the names of the columns are recognised. */
  columns: z.optional(z.array(z.nullable(z.enum(memberColumns))).check(z.maxLength(100))),
  /** Whether each person gets an email with a link to log in. */
  welcome: z._default(z.boolean(), false),
  plan: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

export type MemberImportBody = z.infer<typeof memberImportBody>;

/** What importing a row does: "create" opens an account and grants the plan, "grant" grants it to an account that exists. */
export const memberRowResults = ["create", "grant", "same", "error"] as const;

const memberRow = z.object({
  line: z.int(),
  email: z.string(),
  name: z.string(),
  plan: z.nullable(planName),
  /** The end of the plan, ISO 8601. */
  until: z.nullable(z.string()),
  result: z.enum(memberRowResults),
  /** Why the row is left out or what it changes; may be empty. */
  message: z.string(),
});
export type MemberRow = z.infer<typeof memberRow>;

const memberImportColumn = z.object({
  header: z.string(),
  field: z.nullable(z.enum(memberColumns)),
  samples: z.array(z.string()),
});

/** `plan` is empty while the fields of some columns have to be chosen. `importId` is set when the import has started. */
export const memberImportReply = z.object({
  rows: z.array(memberRow),
  columns: z.array(memberImportColumn),
  plan: z.string(),
  importId: z.nullable(z.string()),
});
export type MemberImportReply = z.infer<typeof memberImportReply>;

export const memberImportParams = z.object({ id: z.string().check(z.regex(/^mim_[0-9a-z]{20}$/)) });
export const undoMemberImportReply = z.object({ people: z.int() });

export const memberRowStatuses = ["waiting", "imported", "same", "error", "undone", "unchanged"] as const;
export type MemberRowStatus = (typeof memberRowStatuses)[number];

/** An import in the admin list, with the number of its rows in each status. */
export type MemberImport = {
  _id: string;
  fileName: string;
  welcome: boolean;
  at: string;
  by: string;
  counts: Record<MemberRowStatus, number>;
  undoneAt: string | null;
  undoneBy: string | null;
  /** Whether rows are still to be imported or undone. */
  isRunning: boolean;
};

/** A row of an import that has started. */
export type ImportedMember = Omit<MemberRow, "result"> & {
  status: MemberRowStatus;
  from: string | null;
  note: string;
  newAccount: boolean;
  userId: string | null;
};
