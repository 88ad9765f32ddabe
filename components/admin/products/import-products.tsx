"use client";

import Link from "next/link";
import { CsvImportDialog } from "@/components/admin/ui/csv-import-dialog";
import { useCsvImport } from "@/components/admin/ui/use-csv-import";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { type ImportReply, MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS } from "@/lib/catalog/import-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { fieldNames } from "./import-fields";
import { ImportHelp } from "./import-help";
import { ImportedRows } from "./imported-rows";

const productCount = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

const errors = { offline: "Network error", otherwise: "Failed to import products" };

const missingColumn = (choices: readonly (string | null)[]) =>
  choices.includes("slug") || choices.includes("name") ? null : "Choose the column with the slug or the name.";

/**
 * Imports products from CSV. Columns with unknown names are assigned by hand. A preview shows the change of each row; then all rows are
 * saved, or none. `linksToImports` is for pages other than the list of imports.
 */
export function ImportProducts({ linksToImports = false }: { linksToImports?: boolean }) {
  const file = useCsvImport<ImportReply>({
    maxLength: MAX_IMPORT_LENGTH,
    errors,
    send: ({ fileName, ...body }) => api.post(adminApiPaths.importProducts, body),
    after: {
      refresh: true,
      onDone: () => {
        const where = linksToImports ? "under “Earlier imports”" : "in this list";
        notify.success(`${productCount(saving)} imported. It can be undone ${where}.`);
        file.close();
      },
    },
  });
  const { count, preview } = file;
  const wrong = count("error");
  const saving = count("create") + count("update");

  return (
    <>
      <Button variant="secondary" size="small" onClick={file.open}>
        Import CSV
      </Button>
      <CsvImportDialog
        file={file}
        title="Import products"
        intro={
          <>
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
          </>
        }
        help={<ImportHelp />}
        hint={`CSV, at most ${MAX_IMPORT_ROWS} rows. Columns with other names than those of “Export CSV” are assigned in the next step.`}
        fieldNames={fieldNames}
        missingColumn={missingColumn}
        counts={[
          [count("create"), "new"],
          [count("update"), "changed"],
          [count("same"), "unchanged"],
          [wrong, "with an error", "with errors"],
        ]}
        rows={preview && saving + wrong > 0 && <ImportedRows rows={preview.rows} />}
        warning={wrong > 0 && "Rows with errors cannot be imported. Fix the file and choose it again."}
        action={wrong === 0 && saving > 0 && `Import ${productCount(saving)}`}
      />
    </>
  );
}
