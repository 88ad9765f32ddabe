import { ChangedCells } from "@/components/admin/ui/changed-cells";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { WorkRow } from "@/lib/workflows/work-imports/contracts";

const badges = {
  error: { label: "Left out", shape: "square", tone: "danger" },
  conflict: { label: "Edited since", shape: "square", tone: "warn" },
  create: { label: "New", shape: "dot", tone: "success" },
  update: { label: "Changed", shape: "half", tone: "ink" },
  same: { label: "Unchanged", shape: "ring", tone: "muted" },
} as const;
const order: WorkRow["result"][] = ["error", "conflict", "create", "update"];

/** What importing each row does; rows that are left out come first. Unchanged rows are only counted. */
export function WorkPreview({ rows }: { rows: readonly WorkRow[] }) {
  return (
    <ol aria-label="Rows" className="grid border-line border-t text-small">
      {order
        .flatMap((result) => rows.filter((row) => row.result === result))
        .map(({ line, exhibition, slug, title, result, message, changed, exhibitionId }) => {
          const { label, ...variant } = badges[result];
          return (
            <li key={line} className="grid gap-1 border-line border-b py-3 wrap-anywhere">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <b className="font-semibold">
                  Row {line}, {title || slug || "empty"}
                </b>
                <StatusBadge {...variant}>{label}</StatusBadge>
              </span>
              <span className="text-muted text-tiny">{[exhibition, slug].filter(Boolean).join(" / ")}</span>
              {message && <span className={result === "error" ? "text-danger" : "text-muted"}>{message}</span>}
              {exhibitionId && (
                <a
                  href={adminPaths.editExhibition(exhibitionId)}
                  target="_blank"
                  rel="noopener"
                  className="link justify-self-start"
                >
                  Open the exhibition<span className="sr-only"> {exhibition} (new tab)</span>
                </a>
              )}
              <ChangedCells cells={changed} isNew={result === "create"} />
            </li>
          );
        })}
    </ol>
  );
}
