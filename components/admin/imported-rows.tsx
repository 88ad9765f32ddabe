import { Mark } from "@/components/ui/mark";
import type { ImportedRow } from "@/lib/shop/import-contracts";

const looks = {
  error: { words: "Error", shape: "square", tone: "danger" },
  create: { words: "New", shape: "dot", tone: "success" },
  update: { words: "Changes", shape: "half", tone: "ink" },
  same: { words: "Stays as it is", shape: "ring", tone: "muted" },
} as const;
const order: ImportedRow["result"][] = ["error", "create", "update"];

/** What would become of each row of a table, those with errors first; a row that changes nothing is only counted. */
export function ImportedRows({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    <ol aria-label="Rows" className="grid border-line border-t text-small">
      {order
        .flatMap((result) => rows.filter((row) => row.result === result))
        .map(({ line, slug, result, changed, error }) => {
          const { words, ...look } = looks[result];
          return (
            <li key={line} className="grid gap-1 border-line border-b py-3 wrap-anywhere">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <b className="font-semibold">
                  Row {line}, {slug || "without a slug"}
                </b>
                <Mark {...look}>{words}</Mark>
              </span>
              {error && <span className="text-danger">{error}</span>}
              {changed.length > 0 && (
                <ul className="grid gap-0.5 text-muted">
                  {changed.map(({ column, from, to }) => (
                    <li key={column}>
                      {column}: {result === "update" && (from ? <del>{from}</del> : "nothing")}
                      {result === "update" && " → "}
                      <ins className="font-semibold text-ink no-underline">{to || "nothing"}</ins>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
    </ol>
  );
}
