import { type ImportLine, readImportFile } from "@/lib/core/import-file";
import { guessMemberColumns } from "@/lib/subscriptions/imports/columns";
import { MAX_MEMBER_ROWS, type MemberColumn, type MemberImportBody } from "@/lib/subscriptions/imports/contracts";

export const IMPORT_FAILED = "Failed to import members";

export type MemberLine = ImportLine<MemberColumn>;

function missing(fields: readonly (MemberColumn | null)[]): string | null {
  if (!fields.includes("email")) return "The column “Email” is missing.";
  return fields.includes("plan") ? null : "The column “Plan” is missing.";
}

/** The rows of the file, and its columns. No rows if the columns of email and plan are unknown and the request does not say which they are. */
export const readMemberFile = ({ csv, columns }: Pick<MemberImportBody, "csv" | "columns">) =>
  readImportFile({
    ...{ csv, chosen: columns, missing, guess: guessMemberColumns },
    ...{ maxRows: MAX_MEMBER_ROWS, failed: IMPORT_FAILED },
  });
