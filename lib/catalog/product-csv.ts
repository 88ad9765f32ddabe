import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { formatDimensions, formatSizeGuide, parseDimensions, parseSizeGuide } from "@/lib/catalog/detail-rules";
import type { ProductColumn } from "@/lib/catalog/import-contracts";
import { slugify } from "@/lib/core/form-inputs";
import { keysOf } from "@/lib/core/keys-of";
import { formatLagosDateTime } from "@/lib/core/lagos-datetime";
import { parseKobo, toKobo } from "@/lib/core/money";
import { pickEntries } from "@/lib/core/records";

type Column = ProductColumn;
export type TableRow = Partial<Record<Column, string>>;

const formatNairaExact = (naira: number) => (toKobo(naira) / 100).toFixed(2);

/** The stock: one number, or one line for each size. */
const formatCounts = ({ variants, stock }: AdminProduct) =>
  variants.every(({ name }) => name === "")
    ? String(stock)
    : variants.map(({ name, stock: each }) => `${name}: ${each}`).join("\n");

/** A drop as a CSV row. */
export function toCsvRow(product: AdminProduct): Record<Column, string> {
  const { salePrice, editionSize, limitPerPerson } = product;
  return {
    slug: product.slug,
    name: product.name,
    description: product.description,
    price: formatNairaExact(product.price),
    salePrice: salePrice === null ? "" : formatNairaExact(salePrice),
    categories: product.categories.join(", "),
    tags: product.tags.join(", "),
    inStock: product.inStock ? "yes" : "no",
    editionSize: editionSize === null ? "" : String(editionSize),
    limitPerPerson: limitPerPerson === null ? "" : String(limitPerPerson),
    opensAt: formatLagosDateTime(product.opensAt),
    closesAt: formatLagosDateTime(product.closesAt),
    stock: formatCounts(product),
    stockSeen: formatCounts(product),
    images: product.images.map(({ url, alt }) => `${url} ${alt}`.trim()).join("\n"),
    material: product.material ?? "",
    dimensions: product.dimensions ? formatDimensions(product.dimensions) : "",
    care: product.care ?? "",
    sizeGuide: product.sizeGuide ? formatSizeGuide(product.sizeGuide) : "",
    series: product.series ?? "",
  };
}

/** The rows of a CSV by the field of each column (null is left out), or the problem with its header. */
export function parseTable(
  table: string[][],
  names: readonly (Column | null)[],
): { rows: { line: number; row: TableRow }[] } | { problem: string } {
  const [header = [], ...rest] = table;
  const used = names.filter((name) => name !== null);
  if (names.length !== header.length) return { problem: "The file has other columns than before. Choose it again." };
  if (new Set(used).size < used.length) return { problem: "A column appears twice." };
  if (!used.includes("slug") && !used.includes("name")) return { problem: "The column “Slug” is missing." };
  const filled = rest
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const uneven = filled.find(({ cells }) => cells.length !== header.length);
  if (uneven) return { problem: `Row ${uneven.line} has more or fewer cells than the header.` };
  return {
    rows: filled.map(({ line, cells }) => ({ line, row: toRow(cells, names) })),
  };
}

/** Without a column for it, the slug is made from the name. */
function toRow(cells: readonly string[], names: readonly (Column | null)[]): TableRow {
  const row: TableRow = Object.fromEntries(names.flatMap((name, index) => (name ? [[name, cells[index]]] : [])));
  return row.slug === undefined ? { ...row, slug: slugify(row.name ?? "") } : row;
}

const numberOrNull = (cell: string) => (cell.trim() === "" ? null : Number(cell.trim()));
const parseNaira = (cell: string) => {
  const kobo = parseKobo(cell);
  return kobo === null ? Number.NaN : kobo / 100;
};
const parseList = (cell: string) =>
  cell
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
const parseImageLines = (cell: string) =>
  cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
// The contract rejects a text that cannot be read.
const readOrText =
  <Value>(read: (text: string) => Value | null) =>
  (cell: string) =>
    cell.trim() === "" ? null : (read(cell) ?? cell);
const forSaleValues: Record<string, boolean> = { yes: true, no: false };

/** The count of each size by name; a drop without sizes has an empty name. The contract rejects NaN. */
function parseCounts(cell: string): Map<string, number> {
  return new Map(
    parseImageLines(cell).map((line) => {
      const [, name = "", count = ""] = /^(?:(.*):)?\s*([^:]*)$/.exec(line) ?? [];
      return [name.trim(), /^\d{1,7}$/.test(count.trim()) ? Number(count) : Number.NaN];
    }),
  );
}

const columnParsers = {
  slug: (cell) => cell.trim(),
  name: (cell) => cell,
  description: (cell) => cell,
  price: parseNaira,
  salePrice: (cell) => (cell.trim() === "" ? null : parseNaira(cell)),
  categories: parseList,
  tags: parseList,
  inStock: (cell) => forSaleValues[cell.trim().toLowerCase()] ?? cell,
  editionSize: numberOrNull,
  limitPerPerson: numberOrNull,
  opensAt: (cell) => (cell.trim() === "" ? null : cell),
  closesAt: (cell) => (cell.trim() === "" ? null : cell),
  images: (cell) =>
    parseImageLines(cell).map((line) => ({ url: line.split(/\s/, 1)[0], alt: line.replace(/^\S+\s*/, "") })),
  material: (cell) => cell.trim() || null,
  dimensions: readOrText(parseDimensions),
  care: (cell) => cell.trim() || null,
  sizeGuide: readOrText(parseSizeGuide),
  series: (cell) => cell.trim() || null,
} satisfies Partial<Record<Column, (cell: string) => unknown>>;

/** The columns of a row that differ from the saved drop. Unchanged columns are not parsed. */
export function changedColumns(row: TableRow, product: AdminProduct): TableRow {
  const now = toCsvRow(product);
  const normalize = (cell: string | undefined) => cell?.replace(/\r\n|\r/g, "\n").trim();
  const isChanged = (column: Column) =>
    column !== "slug" &&
    column !== "stockSeen" &&
    row[column] !== undefined &&
    normalize(row[column]) !== normalize(now[column]);
  const changed = pickEntries(row, isChanged);
  // A count is changed if it differs from the one at export, whatever was sold since.
  const { stock: _, ...others } = changed;
  const wanted = row.stockSeen === undefined ? changed.stock : row.stock;
  if (!wanted?.trim() || normalize(wanted) === normalize(row.stockSeen)) return others;
  return { ...others, stock: wanted, stockSeen: row.stockSeen };
}

/**
 * A row as the unvalidated body of a create or update call. An empty count changes nothing; a count is sent together with
 * the exported one, so that sales made meanwhile stay counted.
 */
export function toProductBody(row: TableRow): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const column of keysOf(columnParsers)) {
    const cell = row[column];
    if (cell !== undefined) body[column] = columnParsers[column](cell);
  }
  const [stock, seen] = [parseCounts(row.stock ?? ""), parseCounts(row.stockSeen ?? "")];
  if (stock.size === 0) return body;
  const seenOf = (name: string) => (seen.has(name) ? { stockSeen: seen.get(name) } : {});
  if (stock.has("")) return { ...body, stock: stock.get(""), ...seenOf("") };
  const sizes = [...stock].filter(([name, count]) => seen.get(name) !== count);
  return { ...body, variants: sizes.map(([name, count]) => ({ name, stock: count, ...seenOf(name) })) };
}
