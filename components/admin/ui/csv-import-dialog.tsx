"use client";

import type { ReactNode } from "react";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { AdminDialog } from "./admin-dialog";
import { ColumnMapping, columnChosenTwice } from "./column-mapping";
import { FileUpload } from "./file-upload";
import { importSummary } from "./import-summary";
import type { CsvImport, CsvImportReply } from "./use-csv-import";

type CsvImportDialogProps<Reply extends CsvImportReply> = {
  file: CsvImport<Reply>;
  title: string;
  intro: ReactNode;
  /** A template, and what each column takes. */
  help: ReactNode;
  /** What a file may be. */
  hint: string;
  /** What a column can be. */
  fieldNames: Readonly<Record<NonNullable<Reply["columns"][number]["field"]>, string>>;
  /** Why these columns are not enough, or null. */
  missingColumn: (choices: readonly (string | null)[]) => string | null;
  /** How many rows have which result, for the sentence at the foot. */
  counts: Parameters<typeof importSummary>[1];
  /** What each row does. */
  rows: ReactNode;
  warning: string | false;
  /** The label of the button that imports; false while there is nothing to import. */
  action: string | false;
  /** What else is chosen once the rows are checked. */
  children?: ReactNode;
};

/** The dialog of an import from CSV. What was counted and the next step stay in sight at its foot while the rows are scrolled. */
export function CsvImportDialog<Reply extends CsvImportReply>({
  file,
  title,
  intro,
  help,
  hint,
  fieldNames,
  missingColumn,
  counts,
  rows,
  warning,
  action,
  children,
}: CsvImportDialogProps<Reply>) {
  const { preview, isChecked, busy, errors } = file;
  const choices = preview?.choices ?? null;
  const missing = choices && missingColumn(choices);
  const isAssigning = choices !== null && !isChecked;
  return (
    <AdminDialog
      open={file.isOpen}
      onClose={file.close}
      title={title}
      sheet
      foot={
        <>
          <FormMessage message={file.message} className="mb-3" />
          <p role="status" className="wrap-anywhere not-empty:mb-3 font-medium text-small">
            {isChecked && preview ? importSummary(preview.fileName, counts) : isAssigning && missing}
          </p>
          <div className="flex flex-wrap gap-3">
            {isAssigning && (
              <Button
                disabled={missing !== null || columnChosenTwice(choices) !== undefined}
                loading={busy && "Checking…"}
                onClick={() => file.check()}
              >
                Check the rows
              </Button>
            )}
            {isChecked && action && (
              <Button loading={busy && "Importing…"} onClick={file.importRows}>
                {action}
              </Button>
            )}
            <Button variant="quiet" className="first:px-0!" onClick={file.close}>
              Cancel
            </Button>
          </div>
        </>
      }
    >
      <p className="csv-import text-muted text-small">{intro}</p>
      {help}
      <FileUpload
        name="CSV file"
        accept=".csv,text/csv"
        label={preview ? "Choose another file" : "Choose a file"}
        processingText="Reading the file…"
        hint={hint}
        errors={errors}
        onUpload={file.loadPreview}
        onUploaded={file.setPreview}
      />
      {preview && choices && (
        <ColumnMapping fieldNames={fieldNames} columns={preview.columns} choices={choices} onChange={file.choose} />
      )}
      {isChecked && rows}
      <Alert tone="warning">{isChecked && warning}</Alert>
      {isChecked && children}
    </AdminDialog>
  );
}
