"use client";

import { CsvImportDialog } from "@/components/admin/ui/csv-import-dialog";
import { useCsvImport } from "@/components/admin/ui/use-csv-import";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { workColumnNames } from "@/lib/exhibitions/works/contracts";
import { MAX_WORK_FILE_LENGTH, MAX_WORK_ROWS, type WorkImportReply } from "@/lib/workflows/work-imports/contracts";
import { WorkImportHelp } from "./work-import-help";
import { WorkPreview } from "./work-preview";

const errors = { offline: "Network error", otherwise: "Failed to import works" };

function missingColumn(choices: readonly (string | null)[]): string | null {
  const isNamed = choices.includes("slug") || choices.includes("title");
  return choices.includes("exhibitionSlug") && isNamed
    ? null
    : "Choose the columns with the exhibition slug and with the slug or the title of the work.";
}

/** Imports works from CSV: a preview shows what each row does, then the page of the import shows its progress. */
export function ImportWorks() {
  const file = useCsvImport<WorkImportReply>({
    maxLength: MAX_WORK_FILE_LENGTH,
    errors,
    send: (body) => api.post(adminApiPaths.importWorks, body),
    after: {
      goTo: ({ importId }) => (importId ? adminPaths.workImport(importId) : adminPaths.workImports),
      onDone: () => "leaving",
    },
  });
  const { count, preview } = file;
  const importing = count("create") + count("update");
  const left = count("conflict") + count("error");
  // The names of the columns that are not imported because nothing is known of them.
  const unknown = preview?.columns.flatMap(({ header, field }, index) =>
    (preview.choices ? preview.choices[index] : field) ? [] : [header || "(no name)"],
  );

  return (
    <>
      <Button size="small" onClick={file.open}>
        Import CSV
      </Button>
      <CsvImportDialog
        file={file}
        title="Import works"
        intro="Changes works of “Export works as CSV”, and adds new ones to exhibitions that are drafts. Missing columns stay as they are. You see what each row does before anything is written, and an import can be undone."
        help={<WorkImportHelp />}
        hint={`CSV, at most ${MAX_WORK_ROWS} rows. Labels of leaders’ works and annotations are edited on their pages.`}
        fieldNames={workColumnNames}
        missingColumn={missingColumn}
        counts={[
          [count("create"), "new"],
          [count("update"), "changed"],
          [count("same"), "unchanged"],
          [left, "left out"],
        ]}
        rows={
          <>
            {unknown && unknown.length > 0 && (
              <p className="text-muted text-small wrap-anywhere">Columns that are left out: {unknown.join(", ")}.</p>
            )}
            {preview && importing + left > 0 && <WorkPreview rows={preview.rows} />}
          </>
        }
        warning={
          importing > 0 &&
          left > 0 &&
          "Rows that are left out are listed after the import too. They can be corrected and imported later."
        }
        action={importing > 0 && `Import ${importing} ${importing === 1 ? "work" : "works"}`}
      />
    </>
  );
}
