import type { ReactNode } from "react";

type Row = { key: string; cells: readonly ReactNode[] };

type DeskTableProps = {
  /** The table's name, shown above it unless the desk says it already. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly string[];
  /** The columns that hold figures, which stand at the end of their place. */
  figures?: readonly string[];
  /** What stands at the head of a column in place of its name: a way to sort by it, or to choose every row. */
  heads?: Readonly<Record<string, ReactNode>>;
  /** The column that the rows are sorted by. */
  sorted?: { column: string; way: "ascending" | "descending" };
  rows: readonly Row[];
};

/** A finger reaches further than the words of a link: into the room above and below them, which the rows have anyway. */
const reach =
  "pointer-coarse:[&_.link]:relative pointer-coarse:[&_.link]:after:absolute pointer-coarse:[&_.link]:after:inset-x-0 pointer-coarse:[&_.link]:after:-inset-y-3.5";

/** A table of the back office. On a phone each row is a card in which every cell says what it is. */
export function DeskTable({ caption, hideCaption, columns, figures = [], heads = {}, sorted, rows }: DeskTableProps) {
  const end = (column: string | undefined) =>
    column && figures.includes(column) ? "whitespace-nowrap md:text-end" : "";
  // An address of forty letters breaks where it has to, and a short word beside it does not.
  const least = columns.length > 6 ? "md:min-w-12" : "md:min-w-18";
  return (
    <table className={`w-full max-md:block ${reach}`}>
      <caption className={hideCaption ? "sr-only" : "pb-4 text-start font-bold text-subheading max-md:block"}>
        {caption}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b-2">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sorted?.column === column ? sorted.way : undefined}
              className={`px-2 py-2 text-start font-semibold text-muted text-tiny first:ps-0 ${end(column)}`}
            >
              {heads[column] ?? column}
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
            {cells.map((cell, place) => (
              <td
                key={columns[place]}
                data-column={columns[place]}
                className={`min-w-0 text-small max-md:grid max-md:grid-cols-[7.5rem_minmax(0,1fr)] max-md:gap-3 max-md:before:text-muted max-md:before:content-[attr(data-column)] md:px-2 md:py-3 md:first:ps-0 ${end(columns[place])}`}
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
