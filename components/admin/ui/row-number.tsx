/** The number of a row in a file. Where the table is narrow, a card has no column name above its first cell, so the number has it. */
export const RowNumber = ({ line }: { line: number }) => (
  <span>
    <span className="@[52rem]:hidden">Row </span>
    {line}
  </span>
);
