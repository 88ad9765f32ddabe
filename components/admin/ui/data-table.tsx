import type { ReactNode } from "react";

type Row = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  /** The caption, visible unless the page already shows the same title. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly string[];
  /** Columns with figures, aligned to the end. */
  numericColumns?: readonly string[];
  /** Replaces a column name: a sort link, or a checkbox for all rows. */
  columnHeaders?: Readonly<Record<string, ReactNode>>;
  /** The sorted column. */
  sorted?: { column: string; direction: "ascending" | "descending" };
  rows: readonly Row[];
};

/** A larger touch target for links: it extends into the padding of the row. */
const touchTargetClass =
  "pointer-coarse:[&_.link]:relative pointer-coarse:[&_.link]:after:absolute pointer-coarse:[&_.link]:after:inset-x-0 pointer-coarse:[&_.link]:after:-inset-y-3.5";

/** A table of the admin pages. On a phone each row is a card whose cells show their column names. */
export function DataTable({
  caption,
  hideCaption,
  columns,
  numericColumns = [],
  columnHeaders = {},
  sorted,
  rows,
}: DataTableProps) {
  const end = (column: string | undefined) =>
    column && numericColumns.includes(column) ? "whitespace-nowrap md:text-end" : "";
  // A long email breaks anywhere; a short word beside it does not break.
  const least = columns.length > 6 ? "md:min-w-12" : "md:min-w-18";
  return (
    <table className={`w-full max-md:block ${touchTargetClass}`}>
      <caption className={hideCaption ? "sr-only" : "pb-4 text-start font-bold text-subheading max-md:block"}>
        {caption}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b-2">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sorted?.column === column ? sorted.direction : undefined}
              className={`px-2 py-2 text-start font-semibold text-muted text-tiny first:ps-0 ${end(column)}`}
            >
              {columnHeaders[column] ?? column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-ink max-md:border-t-2">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            className="border-line border-b align-top hover:bg-raised/50 max-md:grid max-md:gap-1 max-md:py-4"
          >
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                data-column={columns[index]}
                className={`min-w-0 text-small max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-3 max-md:before:text-muted max-md:before:content-[attr(data-column)] md:px-2 md:py-3 md:first:ps-0 ${end(columns[index])}`}
              >
                <div className={`min-w-0 wrap-anywhere md:[&_button]:whitespace-nowrap ${least}`}>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
