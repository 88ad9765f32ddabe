import { koboOf, toKobo } from "@/lib/platform/money";
import type { DeskProduct } from "@/lib/shop/desk-contracts";
import { writeMoment } from "@/lib/shop/moment-rules";

/** The columns of the drops as a table, each with the field that it stands for. */
export const productColumnNames = {
  slug: "Slug",
  name: "Name",
  description: "Description",
  price: "Price (naira)",
  salePrice: "Sale price (naira)",
  categories: "Categories",
  tags: "Tags",
  inStock: "For sale",
  editionSize: "Edition",
  limitPerPerson: "Limit",
  opensAt: "Opens (Lagos)",
  closesAt: "Ends (Lagos)",
  stock: "Stock",
  stockSeen: "Stock when saved",
  images: "Images",
} as const;
type Column = keyof typeof productColumnNames;
export type TableRow = Partial<Record<Column, string>>;

const columns = Object.entries(productColumnNames) as [Column, string][];
const exact = (naira: number) => (toKobo(naira) / 100).toFixed(2);

/** What is counted of a drop: one number, or a line for each of its sizes. */
const counts = ({ variants, stock }: DeskProduct) =>
  variants.every(({ name }) => name === "")
    ? String(stock)
    : variants.map(({ name, stock: each }) => `${name}: ${each}`).join("\n");

/** A drop as a row of the table. */
export function rowOf(product: DeskProduct): Record<Column, string> {
  const { salePrice, editionSize, limitPerPerson } = product;
  return {
    slug: product.slug,
    name: product.name,
    description: product.description,
    price: exact(product.price),
    salePrice: salePrice === null ? "" : exact(salePrice),
    categories: product.categories.join(", "),
    tags: product.tags.join(", "),
    inStock: product.inStock ? "yes" : "no",
    editionSize: editionSize === null ? "" : String(editionSize),
    limitPerPerson: limitPerPerson === null ? "" : String(limitPerPerson),
    opensAt: writeMoment(product.opensAt),
    closesAt: writeMoment(product.closesAt),
    stock: counts(product),
    stockSeen: counts(product),
    images: product.images.map(({ url, alt }) => `${url} ${alt}`.trim()).join("\n"),
  };
}

/** The rows of a table by the names of its columns, or what is wrong with its head. */
export function readTable(table: string[][]): { rows: { line: number; row: TableRow }[] } | { problem: string } {
  const [head = [], ...rest] = table;
  const names = head.map(
    (name) => columns.find(([, column]) => column.toLowerCase() === name.trim().toLowerCase())?.[0],
  );
  const unknown = names.indexOf(undefined);
  if (unknown >= 0) return { problem: `There is no column “${head[unknown]?.slice(0, 60)}” in the table of products.` };
  if (new Set(names).size < names.length) return { problem: "One column stands there twice." };
  if (!names.includes("slug")) return { problem: "The table needs a column “Slug”: it says which drop is meant." };
  const full = rest
    .map((cells, place) => ({ line: place + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const uneven = full.find(({ cells }) => cells.length !== head.length);
  if (uneven) return { problem: `Row ${uneven.line} has more or fewer cells than the head of the table.` };
  return {
    rows: full.map(({ line, cells }) => ({
      line,
      row: Object.fromEntries(names.map((name, place) => [name, cells[place]])),
    })),
  };
}

const numberOrNull = (cell: string) => (cell.trim() === "" ? null : Number(cell.trim()));
const nairaOf = (cell: string) => {
  const kobo = koboOf(cell);
  return kobo === null ? Number.NaN : kobo / 100;
};
const words = (cell: string) =>
  cell
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
const linesOf = (cell: string) =>
  cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
const forSale: Record<string, boolean> = { yes: true, no: false };

/** Each size with its count, by name; the drop itself has no name. What is no whole number is refused by the contract. */
function countsOf(cell: string): Map<string, number> {
  return new Map(
    linesOf(cell).map((line) => {
      const [, name = "", count = ""] = /^(?:(.*):)?\s*([^:]*)$/.exec(line) ?? [];
      return [name.trim(), /^\d{1,7}$/.test(count.trim()) ? Number(count) : Number.NaN];
    }),
  );
}

const readers: Partial<Record<Column, (cell: string) => unknown>> = {
  slug: (cell) => cell.trim(),
  name: (cell) => cell,
  description: (cell) => cell,
  price: nairaOf,
  salePrice: (cell) => (cell.trim() === "" ? null : nairaOf(cell)),
  categories: words,
  tags: words,
  inStock: (cell) => forSale[cell.trim().toLowerCase()] ?? cell,
  editionSize: numberOrNull,
  limitPerPerson: numberOrNull,
  opensAt: (cell) => (cell.trim() === "" ? null : cell),
  closesAt: (cell) => (cell.trim() === "" ? null : cell),
  images: (cell) => linesOf(cell).map((line) => ({ url: line.split(/\s/, 1)[0], alt: line.replace(/^\S+\s*/, "") })),
};

/** The columns in which a row says something else than the drop as it stands. What was not touched is not read. */
export function changedIn(row: TableRow, product: DeskProduct): TableRow {
  const now = rowOf(product);
  const plain = (cell: string | undefined) => cell?.replace(/\r\n|\r/g, "\n").trim();
  const isOther = (column: Column) =>
    column !== "slug" &&
    column !== "stockSeen" &&
    row[column] !== undefined &&
    plain(row[column]) !== plain(now[column]);
  const changed = Object.fromEntries(Object.entries(row).filter(([column]) => isOther(column as Column))) as TableRow;
  // A count is changed by whoever wrote another one than was saved, whatever was sold since.
  const { stock: _, ...others } = changed;
  const wanted = row.stockSeen === undefined ? changed.stock : row.stock;
  if (!wanted?.trim() || plain(wanted) === plain(row.stockSeen)) return others;
  return { ...others, stock: wanted, stockSeen: row.stockSeen };
}

/**
 * A row as the body of the call that would save it, before any contract has looked at it. An empty count changes none; a count
 * goes with the one that was saved, so that what is sold meanwhile stays sold.
 */
export function bodyOfRow(row: TableRow): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [column, read] of Object.entries(readers)) {
    const cell = row[column as Column];
    if (cell !== undefined) body[column] = read(cell);
  }
  const [stock, seen] = [countsOf(row.stock ?? ""), countsOf(row.stockSeen ?? "")];
  if (stock.size === 0) return body;
  const seenOf = (name: string) => (seen.has(name) ? { stockSeen: seen.get(name) } : {});
  if (stock.has("")) return { ...body, stock: stock.get(""), ...seenOf("") };
  const sizes = [...stock].filter(([name, count]) => seen.get(name) !== count);
  return { ...body, variants: sizes.map(([name, count]) => ({ name, stock: count, ...seenOf(name) })) };
}
