type Cell = { column: string; from: string; to: string };

/** What an import changes in one record, column by column; of a new record only what it gets. */
export function ChangedCells({ cells, isNew }: { cells: readonly Cell[]; isNew: boolean }) {
  if (cells.length === 0) return null;
  return (
    <ul className="grid gap-1 text-muted">
      {cells.map(({ column, from, to }) => (
        <li key={column} className="grid gap-x-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <span>{column}: </span>
          <span>
            {!isNew && (from ? <del className="decoration-line-strong">{from}</del> : "nothing")}
            {!isNew && " → "}
            <ins className="font-semibold text-ink no-underline">{to || "nothing"}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
