/** A CSV of our own texts, for Excel too. Written by hand, because the CSV library is not for browsers. */
export function writePlainCsv(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => row.map(quote).join(",")).join("\r\n")}\r\n`;
}
