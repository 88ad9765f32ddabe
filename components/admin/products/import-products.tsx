"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FileUpload } from "@/components/admin/ui/file-upload";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { type ApiResult, api, errorMessage } from "@/lib/api-client/client";
import { type ImportedRow, type ImportReply, MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS } from "@/lib/catalog/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { ImportedRows } from "./imported-rows";

type ImportPreview = { csv: string; name: string; rows: ImportReply["rows"]; plan: string };

const productCount = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

function showError(result: Extract<ApiResult<ImportReply>, { ok: false }>): string {
  const why = Object.values(result.fields ?? {})[0];
  const message = errorMessage(result, { offline: "Network error", otherwise: "Failed to import products" });
  return `${message}${why ? `. ${why}` : ""}`;
}

/** Imports products from CSV. A preview shows the change of each row; then all rows are saved, or none. */
export function ImportProducts() {
  const router = useRouter();
  const submission = useSubmitting();
  const [open, setOpen] = useState(false);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [problem, setProblem] = useState("");
  const count = (result: ImportedRow["result"]) => preview?.rows.filter((row) => row.result === result).length ?? 0;
  const wrong = count("error");
  const saving = count("create") + count("update");

  function close() {
    setOpen(false);
    setPreview(null);
    setProblem("");
  }

  async function loadPreview(file: File, onPercent: (percent: number) => void): Promise<string | null> {
    setProblem("");
    setPreview(null);
    onPercent(100);
    // A wrong encoding is detected here, not in the shop.
    const csv = await file
      .arrayBuffer()
      .then((bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes))
      .catch(() => null);
    if (csv === null) return "The file is not UTF-8. Save it as CSV UTF-8 and choose it again.";
    if (csv.length > MAX_IMPORT_LENGTH) return "The file is too long: at most 400,000 characters.";
    const result = await api.post(adminApiPaths.importProducts, { csv });
    if (!result.ok) return showError(result);
    setPreview({ csv, name: file.name, rows: result.data.rows, plan: result.data.plan });
    return null;
  }

  async function save() {
    if (!preview || !submission.start()) return;
    setProblem("");
    const { csv, plan } = preview;
    const result = await api.post(adminApiPaths.importProducts, { csv, plan });
    submission.finish();
    if (!result.ok) return setProblem(`❌ ${showError(result)}`);
    notify.success(`${productCount(saving)} imported`);
    close();
    router.refresh();
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <Dialog open={open} onClose={close} title="Import products" sheet>
        <p className="text-muted text-small">
          A known slug updates its product; a new slug creates one. Missing columns stay unchanged. You see a preview
          before anything is saved.
        </p>
        <FileUpload
          name="CSV file"
          accept=".csv,text/csv"
          label={preview ? "Choose another file" : "Choose a file"}
          processingText="Reading the file…"
          hint={`CSV in the format of “Export CSV”, at most ${MAX_IMPORT_ROWS} rows.`}
          onUpload={loadPreview}
        />
        <p role="status" className="font-medium text-small wrap-anywhere">
          {preview &&
            `${preview.name}: ${count("create")} new, ${count("update")} changed, ${count("same")} unchanged, ${wrong} with errors.`}
        </p>
        {preview && saving + wrong > 0 && <ImportedRows rows={preview.rows} />}
        {wrong > 0 && <Alert>⚠️ Rows with errors cannot be imported. Fix the file and choose it again.</Alert>}
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap gap-3">
          {preview && wrong === 0 && saving > 0 && (
            <Button loading={submission.submitting && "Importing…"} onClick={() => void save()}>
              Import {productCount(saving)}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
