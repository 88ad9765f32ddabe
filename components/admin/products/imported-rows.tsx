import { ChangedCells } from "@/components/admin/ui/changed-cells";
import { StatusBadge } from "@/components/ui/status-badge";
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
    <ol aria-label="Rows" className="grid border-line border-t text-small">
      {resultOrder
        .flatMap((result) => rows.filter((row) => row.result === result))
        .map(({ line, slug, result, changed, error }) => {
          const { label, ...variant } = resultBadges[result];
          return (
            <li key={line} className="grid gap-1 border-line border-b py-3 wrap-anywhere">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <b className="font-semibold">
                  Row {line}, {slug || "without a slug"}
                </b>
                <StatusBadge {...variant}>{label}</StatusBadge>
              </span>
              {error && <span className="text-danger">{error}</span>}
              <ChangedCells cells={changed} isNew={result !== "update"} />
            </li>
          );
        })}
    </ol>
  );
}
