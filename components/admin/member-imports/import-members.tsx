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
import { Checkbox } from "@/components/ui/checkbox";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api, rejection } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import {
  MAX_MEMBER_FILE_LENGTH,
  MAX_MEMBER_ROWS,
  type MemberColumn,
  type MemberImportReply,
  type MemberRow,
  memberColumnNames,
} from "@/lib/subscriptions/imports/contracts";
import { MemberImportHelp } from "./member-import-help";
import { MemberPreview } from "./member-preview";

/** A file that was read; `plan` is empty until its columns are known. */
type Preview = Omit<MemberImportReply, "importId"> & {
  csv: string;
  fileName: string;
  choices: (MemberColumn | null)[] | null;
};

const people = (count: number) => `${count} ${count === 1 ? "person" : "people"}`;
const errors = { offline: "Network error", otherwise: "Failed to import members" };

const toBody = ({ csv, fileName, choices }: Preview, welcome: boolean) => ({
  ...{ csv, fileName, welcome },
  ...(choices && { columns: choices }),
});

/** Checks the rows of a file without writing anything. */
async function checkFile(file: File, welcome: boolean): Promise<ApiResult<Preview>> {
  const csv = await readCsv(file);
  if (csv === null) return rejection(notUtf8);
  if (csv.length > MAX_MEMBER_FILE_LENGTH) return rejection("The file is too long: at most 200,000 characters.");
  const fileName = file.name.slice(-120);
  const result = await api.post(adminApiPaths.importMembers, { csv, fileName, welcome });
  if (!result.ok) return result;
  const { rows, columns, plan } = result.data;
  const choices = plan === "" ? columns.map(({ field }) => field) : null;
  return { ...result, data: { csv, fileName, rows, columns, plan, choices } };
}

const missingColumn = (choices: Preview["choices"]) =>
  choices?.includes("email") && choices.includes("plan") ? null : "Choose the columns with the email and the plan.";

/** Imports members from CSV: a preview shows what each row does, then the page of the import shows its progress. */
export function ImportMembers() {
  const { busy, message, setMessage, submit } = useSubmission();
  const [open, setOpen] = useState(false);
  const [welcome, setWelcome] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const count = (result: MemberRow["result"]) => preview?.rows.filter((row) => row.result === result).length ?? 0;
  const importing = count("create") + count("grant");
  const isChecked = preview !== null && preview.plan !== "";

  function close() {
    setOpen(false);
    setPreview(null);
    setMessage(null);
  }

  function loadPreview(file: File, onPercent: (percent: number) => void) {
    setPreview(null);
    setMessage(null);
    onPercent(100);
    return checkFile(file, welcome);
  }

  /** Checks the rows again, with other columns or for another choice. */
  function check(changed: Preview, wantsWelcome = welcome) {
    void submit(() => api.post(adminApiPaths.importMembers, toBody(changed, wantsWelcome)), {
      errors,
      onDone: ({ rows, plan }) => setPreview({ ...changed, rows, plan }),
    });
  }

  function changeWelcome(wanted: boolean) {
    setWelcome(wanted);
    // The choice is a part of what the preview confirms.
    if (preview && isChecked) check(preview, wanted);
  }

  function start() {
    if (!preview) return;
    const body = { ...toBody(preview, welcome), plan: preview.plan };
    void submit(() => api.post(adminApiPaths.importMembers, body), {
      errors,
      goTo: ({ importId }) => (importId ? adminPaths.memberImport(importId) : adminPaths.memberImports),
      onDone: () => "leaving",
    });
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Import members
      </Button>
      <AdminDialog open={open} onClose={close} title="Import members" sheet>
        <p className="text-muted text-small">
          Gives plans to people from another system. You see what each row does before anything is written. Nobody’s
          plan gets shorter or lower, and an import can be undone.
        </p>
        <MemberImportHelp />
        <FileUpload
          name="CSV file"
          accept=".csv,text/csv"
          label={preview ? "Choose another file" : "Choose a file"}
          processingText="Reading the file…"
          hint={`CSV, at most ${MAX_MEMBER_ROWS} rows. Columns with other names are assigned in the next step.`}
          errors={errors}
          onUpload={loadPreview}
          onUploaded={setPreview}
        />
        {preview?.choices && (
          <ColumnMapping
            fieldNames={memberColumnNames}
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
              [count("create"), "new account", "new accounts"],
              [count("grant"), "gets a plan", "get a plan"],
              [count("same"), "member already", "members already"],
              [count("error"), "left out"],
            ])}
        </p>
        {isChecked && <MemberPreview rows={preview.rows} />}
        {isChecked && importing > 0 && count("error") > 0 && (
          <Alert tone="warning">
            Rows that are left out are listed after the import too. They can be corrected and imported later.
          </Alert>
        )}
        {isChecked && importing > 0 && (
          <Checkbox
            name="welcome"
            label="Email each person a welcome with a link to log in"
            checked={welcome}
            disabled={busy}
            onChange={({ target }) => changeWelcome(target.checked)}
          />
        )}
        <FormMessage message={message} />
        <DialogActions>
          {isChecked && importing > 0 && (
            <Button loading={busy && "Importing…"} onClick={start}>
              Import {people(importing)}
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
