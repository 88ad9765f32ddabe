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
  /** On a phone it stays a table that scrolls sideways: for figures that are compared from row to row. */
  isFigures?: boolean;
};

/** A larger touch target for links: it extends into the padding of the row. */
const touchTargetClass =
  "touch:[&_.link]:relative touch:[&_.link]:after:absolute touch:[&_.link]:after:inset-x-0 touch:[&_.link]:after:-inset-y-3.5";

/** The first column stays in sight while the figures scroll. */
const figureCellClass =
  "whitespace-nowrap px-2.5 py-2.5 first:sticky first:start-0 first:bg-[var(--table-ground,var(--ground))] first:ps-0 md:px-3";

/** The first cell names its card; a bare number does not, and keeps the name of its column. */
const cardTitleClass = "max-md:pb-1 max-md:font-semibold max-md:text-base";
const cardFieldClass =
  "max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-3 max-md:before:text-muted max-md:before:content-[attr(data-column)]";

/** A table of the admin pages. On a phone each row is a card whose cells show their column names, except in a table of figures. */
export function DataTable(props: DataTableProps) {
  return props.isFigures ? <FigureTable {...props} /> : <CardTable {...props} />;
}

function FigureTable({ caption, hideCaption, columns, numericColumns = [], rows }: DataTableProps) {
  const isNumeric = (index: number) => numericColumns.includes(columns[index] ?? "");
  // A text beside figures keeps its distance from them.
  const align = (index: number) =>
    isNumeric(index) ? "text-end tabular-nums" : isNumeric(index - 1) ? "text-start ps-6 md:ps-10" : "text-start";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className={`w-full text-small ${touchTargetClass}`}>
        <caption className={hideCaption ? "sr-only" : "pb-4 text-start font-bold text-subheading"}>{caption}</caption>
        <thead>
          <tr className="border-ink border-b-2 align-bottom">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`${figureCellClass} font-semibold text-muted text-tiny ${align(index)}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-line border-b align-baseline hover:bg-raised/50">
              {cells.map((cell, index) => (
                <td key={columns[index]} className={`${figureCellClass} ${align(index)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CardTable({
  caption,
  hideCaption,
  columns,
  numericColumns = [],
  columnHeaders = {},
  sorted,
  rows,
}: DataTableProps) {
  const isNumeric = (index: number) => numericColumns.includes(columns[index] ?? "");
  // A text beside figures keeps its distance from them.
  const align = (index: number) =>
    isNumeric(index) ? "whitespace-nowrap tabular-nums md:text-end" : isNumeric(index - 1) ? "md:ps-8" : "";
  // A long email breaks anywhere; a short word beside it does not break.
  const least = columns.length > 6 ? "md:min-w-12" : "md:min-w-18";
  return (
    <table className={`w-full max-md:block ${touchTargetClass}`}>
      <caption className={hideCaption ? "sr-only" : "pb-4 text-start font-bold text-subheading max-md:block"}>
        {caption}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b-2">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              aria-sort={sorted?.column === column ? sorted.direction : undefined}
              className={`px-2 py-2 text-start font-semibold text-muted text-tiny first:ps-0 ${align(index)}`}
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
                className={`min-w-0 text-small ${index === 0 && typeof cell !== "number" ? cardTitleClass : cardFieldClass} md:px-2 md:py-3 md:first:ps-0 ${align(index)}`}
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
