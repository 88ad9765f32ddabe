import { ChangedCells } from "@/components/admin/ui/changed-cells";
import { ImportPreview, ImportPreviewNote, ImportPreviewRow } from "@/components/admin/ui/import-preview";
import type { ImportedRow } from "@/lib/catalog/import-contracts";

const resultBadges = {
  error: { label: "Error", shape: "square", tone: "danger" },
  create: { label: "New", shape: "dot", tone: "success" },
  update: { label: "Changed", shape: "half", tone: "ink" },
  same: { label: "Unchanged", shape: "ring", tone: "muted" },
} as const;
const resultOrder: ImportedRow["result"][] = ["error", "create", "update"];

/** The result of each row, errors first. Unchanged rows are only counted. */
export function ImportedRows({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    <ImportPreview>
      {resultOrder
        .flatMap((result) => rows.filter((row) => row.result === result))
        .map(({ line, slug, result, changed, error }) => (
          <ImportPreviewRow key={line} line={line} name={slug || "without a slug"} badge={resultBadges[result]}>
            {error && <ImportPreviewNote isError>{error}</ImportPreviewNote>}
            <ChangedCells cells={changed} isNew={result !== "update"} />
          </ImportPreviewRow>
        ))}
    </ImportPreview>
  );
}
