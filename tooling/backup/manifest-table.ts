import type { Manifest } from "./manifest";

/** The tables and files of an archive as lines to print. */
export function manifestTable({ tables, files }: Manifest): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const lines = [
    ["table", "rows", "checksum"],
    ...tables.map(({ name, rows, checksum }) => [name, String(rows), checksum.slice(0, 16)]),
    ["stored files", String(files.length), `${(bytes / 1_000_000).toFixed(1)} MB`],
  ];
  const width = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0));
  return lines
    .map(([name = "", rows = "", sum = ""]) => `${name.padEnd(width(0))}  ${rows.padStart(width(1))}  ${sum}`)
    .join("\n");
}
