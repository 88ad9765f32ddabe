import { ChangedCells } from "@/components/admin/ui/changed-cells";
import { ImportPreview, ImportPreviewNote, ImportPreviewRow } from "@/components/admin/ui/import-preview";
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
    <ImportPreview>
      {order
        .flatMap((result) => rows.filter((row) => row.result === result))
        .map(({ line, exhibition, slug, title, result, message, changed, exhibitionId }) => (
          <ImportPreviewRow key={line} line={line} name={title || slug || "empty"} badge={badges[result]}>
            <span className="text-muted text-tiny">{[exhibition, slug].filter(Boolean).join(" / ")}</span>
            {message && <ImportPreviewNote isError={result === "error"}>{message}</ImportPreviewNote>}
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
          </ImportPreviewRow>
        ))}
    </ImportPreview>
  );
}
