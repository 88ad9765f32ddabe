"use client";

import Link from "next/link";
import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { ColumnMapping } from "@/components/admin/ui/column-mapping";
import { DialogActions } from "@/components/admin/ui/dialog-actions";
import { FileUpload } from "@/components/admin/ui/file-upload";
import { importSummary } from "@/components/admin/ui/import-summary";
import { notUtf8, readCsv } from "@/components/admin/ui/read-csv";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api, rejection } from "@/lib/api-client/client";
import {
  type ImportedRow,
  type ImportReply,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_ROWS,
  type ProductColumn,
} from "@/lib/catalog/import-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { fieldNames } from "./import-fields";
import { ImportHelp } from "./import-help";
import { ImportedRows } from "./imported-rows";

/** A file that was read; `plan` is empty until its columns are known. */
type ImportPreview = Omit<ImportReply, "saved"> & {
  csv: string;
  name: string;
  choices: (ProductColumn | null)[] | null;
};

const productCount = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

const errors = { offline: "Network error", otherwise: "Failed to import products" };

/** Checks the rows of a file without saving them. */
async function checkFile(file: File): Promise<ApiResult<ImportPreview>> {
  const csv = await readCsv(file);
  if (csv === null) return rejection(notUtf8);
  if (csv.length > MAX_IMPORT_LENGTH) return rejection("The file is too long: at most 400,000 characters.");
  const result = await api.post(adminApiPaths.importProducts, { csv });
  if (!result.ok) return result;
  const { rows, columns, plan } = result.data;
  const choices = plan === "" ? columns.map(({ field }) => field) : null;
  return { ...result, data: { csv, name: file.name, rows, columns, plan, choices } };
}

/**
 * Imports products from CSV. Columns with unknown names are assigned by hand. A preview shows the change of each row; then all rows are
 * saved, or none. `linksToImports` is for pages other than the list of imports.
 */
export function ImportProducts({ linksToImports = false }: { linksToImports?: boolean }) {
  const { busy, message, setMessage, submit } = useSubmission();
  const [open, setOpen] = useState(false);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const count = (result: ImportedRow["result"]) => preview?.rows.filter((row) => row.result === result).length ?? 0;
  const wrong = count("error");
  const saving = count("create") + count("update");
  const isChecked = preview !== null && preview.plan !== "";

  function clear() {
    setPreview(null);
    setMessage(null);
  }
  function close() {
    setOpen(false);
    clear();
  }

  function loadPreview(file: File, onPercent: (percent: number) => void) {
    clear();
    onPercent(100);
    return checkFile(file);
  }

  const toBody = ({ csv, choices }: ImportPreview) => ({ csv, ...(choices && { columns: choices }) });

  function checkColumns() {
    if (!preview) return;
    void submit(() => api.post(adminApiPaths.importProducts, toBody(preview)), {
      errors,
      onDone: ({ rows, plan }) => setPreview({ ...preview, rows, plan }),
    });
  }

  function save() {
    if (!preview) return;
    void submit(() => api.post(adminApiPaths.importProducts, { ...toBody(preview), plan: preview.plan }), {
      errors,
      refresh: true,
      onDone: () => {
        const where = linksToImports ? "under “Earlier imports”" : "in this list";
        notify.success(`${productCount(saving)} imported. It can be undone ${where}.`);
        close();
      },
    });
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <AdminDialog open={open} onClose={close} title="Import products" sheet>
        <p className="text-muted text-small">
          A known slug updates its product; a new slug creates one. Missing columns stay unchanged. You see a preview
          before anything is saved.
          {linksToImports && (
            <>
              {" "}
              <Link href={adminPaths.productImports} prefetch={false} className="link">
                Earlier imports
              </Link>
            </>
          )}
        </p>
        <ImportHelp />
        <FileUpload
          name="CSV file"
          accept=".csv,text/csv"
          label={preview ? "Choose another file" : "Choose a file"}
          processingText="Reading the file…"
          hint={`CSV, at most ${MAX_IMPORT_ROWS} rows. Columns with other names than those of “Export CSV” are assigned in the next step.`}
          errors={errors}
          onUpload={loadPreview}
          onUploaded={setPreview}
        />
        {preview?.choices && (
          <ColumnMapping
            fieldNames={fieldNames}
            missing={
              preview.choices.includes("slug") || preview.choices.includes("name")
                ? null
                : "Choose the column with the slug or the name."
            }
            columns={preview.columns}
            choices={preview.choices}
            busy={busy && !isChecked}
            onChange={(choices) => setPreview({ ...preview, choices, rows: [], plan: "" })}
            onDone={checkColumns}
          />
        )}
        <p role="status" className="font-medium text-small wrap-anywhere">
          {isChecked &&
            importSummary(preview.name, [
              [count("create"), "new"],
              [count("update"), "changed"],
              [count("same"), "unchanged"],
              [wrong, "with an error", "with errors"],
            ])}
        </p>
        {isChecked && saving + wrong > 0 && <ImportedRows rows={preview.rows} />}
        {wrong > 0 && (
          <Alert tone="warning">Rows with errors cannot be imported. Fix the file and choose it again.</Alert>
        )}
        <FormMessage message={message} />
        <DialogActions>
          {isChecked && wrong === 0 && saving > 0 && (
            <Button loading={busy && "Importing…"} onClick={save}>
              Import {productCount(saving)}
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
