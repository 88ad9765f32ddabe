import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { type AdminProduct, productBody, productChange } from "@/lib/catalog/admin-contracts";
import { getAdminProductsBySlug } from "@/lib/catalog/admin-queries";
import { insertProduct, throwIfSlugTaken } from "@/lib/catalog/create-product";
import { guessColumns } from "@/lib/catalog/import-columns";
import {
  type ImportBody,
  type ImportColumn,
  type ImportedRow,
  type ImportReply,
  MAX_IMPORT_ROWS,
  productColumnNames,
} from "@/lib/catalog/import-contracts";
import { type ImportRecord, takeSnapshot } from "@/lib/catalog/import-records";
import { changedColumns, parseTable, type TableRow, toCsvRow, toProductBody } from "@/lib/catalog/product-csv";
import { changeProduct } from "@/lib/catalog/update-product";
import { parseCsv } from "@/lib/core/csv";
import { AppError, throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { isKeyOf } from "@/lib/core/records";
import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { Prisma } from "@/prisma/generated/client";

const IMPORT_FAILED = "Failed to import products";
type ImportLine = { line: number; row: TableRow };

// Thrown to roll back a dry run, which performs the real writes.
class DryRunResult extends Error {
  constructor(readonly reply: ImportReply) {
    super("dry run");
  }
}

/**
 * Imports a CSV: updates drops with a known slug and creates the others, in one transaction. Without a plan it is a dry run.
 * With one, it fails if the result would differ from that dry run.
 */
export async function importProducts({ actor, body }: { actor: Actor; body: ImportBody }): Promise<ImportReply> {
  const { lines, columns } = parseLines(body);
  if (!lines) return { rows: [], columns, plan: "", saved: false };
  const importId = newId("imp");
  const slugs = lines.map(({ row }) => row.slug?.trim() ?? "");
  const reply = await transaction(async (tx) => {
    const known = await getAdminProductsBySlug(tx, slugs);
    const rows: ImportedRow[] = [];
    const records: ImportRecord[] = [];
    for (const [index, line] of lines.entries()) {
      const isDuplicate = slugs.indexOf(slugs[index] ?? "") < index;
      const product = known.get(slugs[index] ?? "");
      if (isDuplicate) rows.push(toErrorRow(line, "This slug appears twice"));
      else {
        const before = product ? await takeSnapshot(tx, product._id) : null;
        const saved = await saveRow(tx, { actor, importId }, line, product);
        rows.push(saved.row);
        if (saved.id !== null) {
          const { variants, version } = await takeSnapshot(tx, saved.id);
          records.push({ productId: saved.id, slug: saved.row.slug, before, after: { version, variants } });
        }
      }
    }
    const versions = [...known.values()].map(({ _id, version }) => `${_id} ${version}`).sort();
    // Old values are left out of the hash: a sale between dry run and import does not change the plan.
    const planned = rows.map((row) => ({ ...row, changed: row.changed.map(({ column, to }) => [column, to]) }));
    const plan = sha256(JSON.stringify([body.csv, body.columns ?? null, versions, planned]));
    if (body.plan === undefined) throw new DryRunResult({ rows, columns, plan, saved: false });
    if (body.plan !== plan)
      throwAppError("stale", IMPORT_FAILED, {
        fields: { csv: "A drop has changed since the preview. Please check again." },
      });
    if (rows.some(({ result }) => result === "error"))
      throwAppError("invalid_input", IMPORT_FAILED, { fields: { csv: "Some rows have errors. Nothing was saved." } });
    const count = (wanted: ImportedRow["result"]) => rows.filter(({ result }) => result === wanted).length;
    if (records.length > 0)
      await tx.productImport.create({
        data: {
          id: importId,
          rows: records as Prisma.InputJsonValue,
          created: count("create"),
          updated: count("update"),
          createdById: actor._id,
        },
      });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "product.import",
      subject: "products",
      detail: { created: count("create"), updated: count("update"), same: count("same") },
    });
    return { rows, columns, plan, saved: true };
  }).catch((error: unknown) => (error instanceof DryRunResult ? error.reply : throwIfSlugTaken(error)));
  if (reply.saved) {
    const changed = reply.rows.filter(({ result }) => result !== "same");
    if (changed.length > 0) await revalidatePages(new Set(changed.flatMap(({ slug }) => pagesShowing.product(slug))));
  }
  return reply;
}

const SAMPLES = 3;

/** The rows of the file, and its columns. No rows if a column is unknown and the request does not say what it is. */
function parseLines({ csv, columns: chosen }: ImportBody): { lines: ImportLine[] | null; columns: ImportColumn[] } {
  const fail = (problem: string) => throwAppError("invalid_input", IMPORT_FAILED, { fields: { csv: problem } });
  const table = parseCsv(csv);
  if (!table) return fail("This is not a valid CSV: a quote is not closed.");
  const [header = [], ...rest] = table;
  const guessed = guessColumns(header);
  const columns = header.map((name, index) => ({
    header: name,
    field: guessed[index] ?? null,
    samples: rest.slice(0, SAMPLES).map((cells) => shorten(cells[index] ?? "")),
  }));
  const isKnown = guessed.every((field) => field !== null) && guessed.includes("slug");
  if (!chosen && !isKnown) return { lines: null, columns };
  const parsed = parseTable(table, chosen ?? guessed);
  if ("problem" in parsed) return fail(parsed.problem);
  if (parsed.rows.length === 0) return fail("The CSV has no rows.");
  if (parsed.rows.length > MAX_IMPORT_ROWS) return fail(`At most ${MAX_IMPORT_ROWS} rows at once.`);
  return { lines: parsed.rows, columns };
}

const columnName = (field: string) => (isKeyOf(productColumnNames, field) ? productColumnNames[field] : undefined);
const toErrorRow = ({ line, row }: ImportLine, error: string): ImportedRow => ({
  line,
  slug: row.slug?.trim() ?? "",
  result: "error",
  changed: [],
  error,
});

type Import = { actor: Actor; importId: string };
/** The result of a row, and the product that it changed. */
type SavedRow = { row: ImportedRow; id: string | null };

async function saveRow(
  tx: Tx,
  { actor, importId }: Import,
  line: ImportLine,
  product: AdminProduct | undefined,
): Promise<SavedRow> {
  const slug = line.row.slug?.trim() ?? "";
  const wanted = product ? changedColumns(line.row, product) : line.row;
  const changed = describeChanges(wanted, product);
  const row = (result: ImportedRow["result"]) => ({ line: line.line, slug, result, changed, error: null });
  if (product && changed.length === 0) return { row: row("same"), id: null };
  const given = toProductBody(product ? wanted : withoutStockSeen(wanted));
  const parsed = z.safeParse(product ? productChange : productBody, given);
  if (!parsed.success) return { row: toErrorRow(line, describeIssues(parsed.error.issues)), id: null };
  const stock = { reason: "import", importId } as const;
  try {
    if (!product) {
      const id = await insertProduct(tx, { actor, body: z.parse(productBody, given), stock });
      return { row: row("create"), id };
    }
    requireStockSeen(product, parsed.data);
    const body = { ...parsed.data, version: product.version };
    await changeProduct(tx, { actor, slugOrId: product._id, body, stock, note: "Import" });
    return { row: row("update"), id: product._id };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { row: toErrorRow(line, Object.values(error.fields ?? {}).join(". ") || error.message), id: null };
  }
}

const MAX_SHOWN_LENGTH = 80;
const shorten = (cell: string) => {
  const words = cell.replace(/\s+/g, " ").trim();
  return words.length > MAX_SHOWN_LENGTH ? `${words.slice(0, MAX_SHOWN_LENGTH - 1)}…` : words;
};

/** The changes of a row for display: a count relative to the export, everything else relative to the saved drop. */
function describeChanges(wanted: TableRow, product: AdminProduct | undefined): ImportedRow["changed"] {
  const now: TableRow = product ? toCsvRow(product) : {};
  return Object.entries(wanted).flatMap(([field, to]) => {
    if (
      !isKeyOf(productColumnNames, field) ||
      field === "slug" ||
      field === "stockSeen" ||
      (!product && to.trim() === "")
    )
      return [];
    const from = (field === "stock" ? wanted.stockSeen : undefined) ?? now[field] ?? "";
    return [{ column: productColumnNames[field], from: product ? shorten(from) : "", to: shorten(to) }];
  });
}

/** A new drop has no earlier count. */
const withoutStockSeen = ({ stockSeen: _, ...row }: TableRow): TableRow => row;

type Counts = Pick<z.infer<typeof productChange>, "stock" | "stockSeen" | "variants">;

/** Rejects a new count without the exported one: units may have been sold since, so its meaning would be unclear. */
function requireStockSeen({ variants }: AdminProduct, { stock, stockSeen, variants: edits = [] }: Counts): void {
  const unseen = edits.some((edit) => edit.stockSeen === undefined && variants.some(({ name }) => name === edit.name));
  if (unseen || (stock !== undefined && stockSeen === undefined))
    throwAppError("invalid_input", IMPORT_FAILED, {
      fields: { stock: `A new stock needs the column “${productColumnNames.stockSeen}” from the export` },
    });
}

const hints: Record<string, string> = {
  name: "is required, with at most 120 characters",
  slug: "must be lower-case letters, digits and hyphens",
  description: "can have at most 5,000 characters",
  price: "must be an amount in naira, for example 12500.50",
  salePrice: "must be an amount in naira, or empty",
  categories: "can have at most 20 words of 60 characters",
  tags: "can have at most 20 words of 60 characters",
  inStock: "must be yes or no",
  editionSize: "must be a whole number, or empty",
  limitPerPerson: "must be a whole number up to 1,000, or empty",
  opensAt: "must be a date and time, for example 2026-12-01 12:00, or empty",
  closesAt: "must be a date and time, for example 2026-12-01 12:00, or empty",
  series: "can have at most 60 characters, with a letter or a digit",
  stock: "must be a whole number, or a line for each size, for example M: 5",
  images: "must have one line each: an https URL or a path of this site, then the description",
};

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const fields = new Set(issues.map(({ path }) => String(path[0] ?? "")));
  const messages = [...fields].map((field) => {
    const column = field === "variants" || field === "stockSeen" ? "stock" : field;
    return `${columnName(column)} ${hints[column] ?? "is invalid"}`;
  });
  return messages.join(". ");
}
