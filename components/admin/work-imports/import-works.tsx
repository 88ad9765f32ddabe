"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { ColumnMapping } from "@/components/admin/ui/column-mapping";
import { DialogActions } from "@/components/admin/ui/dialog-actions";
import { FileUpload } from "@/components/admin/ui/file-upload";
import { importSummary } from "@/components/admin/ui/import-summary";
import { notUtf8, readCsv } from "@/components/admin/ui/read-csv";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api, rejection } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type WorkColumn, workColumnNames } from "@/lib/exhibitions/works/contracts";
import {
  MAX_WORK_FILE_LENGTH,
  MAX_WORK_ROWS,
  type WorkImportReply,
  type WorkRow,
} from "@/lib/workflows/work-imports/contracts";
import { WorkImportHelp } from "./work-import-help";
import { WorkPreview } from "./work-preview";

/** A file that was read; `plan` is empty until its columns are known. */
type Preview = Omit<WorkImportReply, "importId"> & {
  csv: string;
  fileName: string;
  choices: (WorkColumn | null)[] | null;
};

const works = (count: number) => `${count} ${count === 1 ? "work" : "works"}`;
const errors = { offline: "Network error", otherwise: "Failed to import works" };

const toBody = ({ csv, fileName, choices }: Preview) => ({ csv, fileName, ...(choices && { columns: choices }) });

/** Checks the rows of a file without saving them. */
async function checkFile(file: File): Promise<ApiResult<Preview>> {
  const csv = await readCsv(file);
  if (csv === null) return rejection(notUtf8);
  if (csv.length > MAX_WORK_FILE_LENGTH) return rejection("The file is too long: at most 400,000 characters.");
  const fileName = file.name.slice(-120);
  const result = await api.post(adminApiPaths.importWorks, { csv, fileName });
  if (!result.ok) return result;
  const { rows, columns, plan } = result.data;
  const choices = plan === "" ? columns.map(({ field }) => field) : null;
  return { ...result, data: { csv, fileName, rows, columns, plan, choices } };
}

function missingColumn(choices: Preview["choices"]): string | null {
  const isNamed = choices?.includes("slug") || choices?.includes("title");
  return choices?.includes("exhibitionSlug") && isNamed
    ? null
    : "Choose the columns with the exhibition slug and with the slug or the title of the work.";
}

/** The names of the columns that are not imported because nothing is known of them. */
const unknownColumns = ({ columns, choices }: Preview) =>
  columns.flatMap(({ header, field }, index) => ((choices ? choices[index] : field) ? [] : [header || "(no name)"]));

/** Imports works from CSV: a preview shows what each row does, then the page of the import shows its progress. */
export function ImportWorks() {
  const { busy, message, setMessage, submit } = useSubmission();
  const [open, setOpen] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const count = (result: WorkRow["result"]) => preview?.rows.filter((row) => row.result === result).length ?? 0;
  const importing = count("create") + count("update");
  const left = count("conflict") + count("error");
  const isChecked = preview !== null && preview.plan !== "";
  const unknown = isChecked ? unknownColumns(preview) : [];

  function close() {
    setOpen(false);
    setPreview(null);
    setMessage(null);
  }

  function loadPreview(file: File, onPercent: (percent: number) => void) {
    setPreview(null);
    setMessage(null);
    onPercent(100);
    return checkFile(file);
  }

  /** Checks the rows again, with other columns. */
  function check(changed: Preview) {
    void submit(() => api.post(adminApiPaths.importWorks, toBody(changed)), {
      errors,
      onDone: ({ rows, plan }) => setPreview({ ...changed, rows, plan }),
    });
  }

  function start() {
    if (!preview) return;
    const body = { ...toBody(preview), plan: preview.plan };
    void submit(() => api.post(adminApiPaths.importWorks, body), {
      errors,
      goTo: ({ importId }) => (importId ? adminPaths.workImport(importId) : adminPaths.workImports),
      onDone: () => "leaving",
    });
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <AdminDialog open={open} onClose={close} title="Import works" sheet>
        <p className="text-muted text-small">
          Changes works of “Export works as CSV”, and adds new ones to exhibitions that are drafts. Missing columns stay
          as they are. You see what each row does before anything is written, and an import can be undone.
        </p>
        <WorkImportHelp />
        <FileUpload
          name="CSV file"
          accept=".csv,text/csv"
          label={preview ? "Choose another file" : "Choose a file"}
          processingText="Reading the file…"
          hint={`CSV, at most ${MAX_WORK_ROWS} rows. Labels of leaders’ works and annotations are edited on their pages.`}
          errors={errors}
          onUpload={loadPreview}
          onUploaded={setPreview}
        />
        {preview?.choices && (
          <ColumnMapping
            fieldNames={workColumnNames}
            columns={preview.columns}
            choices={preview.choices}
            missing={missingColumn(preview.choices)}
            busy={busy && !isChecked}
            onChange={(choices) => setPreview({ ...preview, choices, rows: [], plan: "" })}
            onDone={() => check(preview)}
          />
        )}
        <p role="status" className="font-medium text-small wrap-anywhere">
          {isChecked &&
            importSummary(preview.fileName, [
              [count("create"), "new"],
              [count("update"), "changed"],
              [count("same"), "unchanged"],
              [left, "left out"],
            ])}
        </p>
        {unknown.length > 0 && (
          <p className="text-muted text-small wrap-anywhere">Columns that are left out: {unknown.join(", ")}.</p>
        )}
        {isChecked && importing + left > 0 && <WorkPreview rows={preview.rows} />}
        {isChecked && importing > 0 && left > 0 && (
          <Alert tone="warning">
            Rows that are left out are listed after the import too. They can be corrected and imported later.
          </Alert>
        )}
        <FormMessage message={message} />
        <DialogActions>
          {isChecked && importing > 0 && (
            <Button loading={busy && "Importing…"} onClick={start}>
              Import {works(importing)}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </DialogActions>
      </AdminDialog>
    </>
  );
}
