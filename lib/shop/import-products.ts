import * as z from "zod/mini";
import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { readCsv } from "@/lib/platform/csv";
import { type Tx, transaction } from "@/lib/platform/db";
import { AppError, refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";
import { sha256 } from "@/lib/platform/secrets";
import { insertProduct, refuseTaken } from "@/lib/shop/create-product";
import { type DeskProduct, productBody, productChange } from "@/lib/shop/desk-contracts";
import { type ImportBody, type ImportedRow, type ImportReply, mostImported } from "@/lib/shop/import-contracts";
import { deskProductsBySlug } from "@/lib/shop/product-desk-queries";
import { bodyOfRow, changedIn, productColumnNames, readTable, rowOf, type TableRow } from "@/lib/shop/product-table";
import { productPaths } from "@/lib/shop/published-pages";
import { changeProduct } from "@/lib/shop/update-product";

const failed = "Failed to import products";
type Line = { line: number; row: TableRow };

// Thrown to take back what a rehearsal wrote: it is the real thing, up to its last word.
class Rehearsed extends Error {
  constructor(readonly reply: ImportReply) {
    super("rehearsed");
  }
}

/**
 * A table of drops: the ones whose slug is known change, the others are made. Rehearsed, every row says what would become of it
 * and nothing stays. Carried out, it is what was rehearsed, in one transaction, or nothing.
 */
export async function importProducts({ actor, body }: { actor: Actor; body: ImportBody }): Promise<ImportReply> {
  const lines = linesOf(body.csv);
  const slugs = lines.map(({ row }) => row.slug?.trim() ?? "");
  const reply = await transaction(async (tx) => {
    const known = await deskProductsBySlug(tx, slugs);
    const rows: ImportedRow[] = [];
    for (const [place, line] of lines.entries()) {
      const twice = slugs.indexOf(slugs[place] ?? "") < place;
      const product = known.get(slugs[place] ?? "");
      rows.push(twice ? refused(line, "This slug stands in the table twice") : await saveRow(tx, actor, line, product));
    }
    const stood = [...known.values()].map(({ _id, version }) => `${_id} ${version}`).sort();
    // What stood there before is only told: a piece that is sold between the rehearsal and its carrying out changes no plan.
    const planned = rows.map((row) => ({ ...row, changed: row.changed.map(({ column, to }) => [column, to]) }));
    const plan = sha256(JSON.stringify([body.csv, stood, planned]));
    if (body.plan === undefined) throw new Rehearsed({ rows, plan, saved: false });
    if (body.plan !== plan)
      refuse("stale", failed, { fields: { csv: "A drop was changed since you looked. Please look again." } });
    if (rows.some(({ result }) => result === "error"))
      refuse("invalid_input", failed, { fields: { csv: "Some rows have errors. Nothing was saved." } });
    const count = (wanted: ImportedRow["result"]) => rows.filter(({ result }) => result === wanted).length;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "product.import",
      subject: "products",
      detail: { created: count("create"), updated: count("update"), same: count("same") },
    });
    return { rows, plan, saved: true };
  }).catch((error: unknown) => (error instanceof Rehearsed ? error.reply : refuseTaken(error)));
  if (reply.saved) {
    const changed = reply.rows.filter(({ result }) => result !== "same");
    if (changed.length > 0) republish(new Set(changed.flatMap(({ slug }) => productPaths(slug))));
  }
  return reply;
}

function linesOf(csv: string): Line[] {
  const table = readCsv(csv);
  if (!table) return refuse("invalid_input", failed, { fields: { csv: "This is no table: a quote is not closed." } });
  const read = readTable(table);
  if ("problem" in read) return refuse("invalid_input", failed, { fields: { csv: read.problem } });
  if (read.rows.length === 0) return refuse("invalid_input", failed, { fields: { csv: "The table has no rows." } });
  if (read.rows.length > mostImported)
    return refuse("invalid_input", failed, { fields: { csv: `At most ${mostImported} rows at once.` } });
  return read.rows;
}

const nameOf = (field: string) => (productColumnNames as Record<string, string>)[field];
const refused = ({ line, row }: Line, error: string): ImportedRow => ({
  line,
  slug: row.slug?.trim() ?? "",
  result: "error",
  changed: [],
  error,
});

async function saveRow(tx: Tx, actor: Actor, line: Line, product: DeskProduct | undefined): Promise<ImportedRow> {
  const slug = line.row.slug?.trim() ?? "";
  const wanted = product ? changedIn(line.row, product) : line.row;
  const changed = changesOf(wanted, product);
  if (product && changed.length === 0) return { line: line.line, slug, result: "same", changed, error: null };
  const given = bodyOfRow(product ? wanted : withoutSeen(wanted));
  const parsed = z.safeParse(product ? productChange : productBody, given);
  if (!parsed.success) return refused(line, complaint(parsed.error.issues));
  try {
    if (product) {
      requireSeen(product, parsed.data);
      await changeProduct(tx, { actor, slugOrId: product._id, body: { ...parsed.data, version: product.version } });
    } else await insertProduct(tx, { actor, body: z.parse(productBody, given) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(line, Object.values(error.fields ?? {}).join(". ") || error.message);
  }
  return { line: line.line, slug, result: product ? "update" : "create", changed, error: null };
}

const mostTold = 80;
const shortly = (cell: string) => {
  const words = cell.replace(/\s+/g, " ").trim();
  return words.length > mostTold ? `${words.slice(0, mostTold - 1)}…` : words;
};

/** What a row changes, as one reads it: a count from what was saved, everything else from what stands. */
function changesOf(wanted: TableRow, product: DeskProduct | undefined): ImportedRow["changed"] {
  const now: TableRow = product ? rowOf(product) : {};
  return Object.entries(wanted).flatMap(([field, to]) => {
    const column = nameOf(field);
    if (!column || field === "slug" || field === "stockSeen" || (!product && to.trim() === "")) return [];
    const from = (field === "stock" ? wanted.stockSeen : undefined) ?? now[field as keyof TableRow] ?? "";
    return [{ column, from: product ? shortly(from) : "", to: shortly(to) }];
  });
}

/** What is not there yet was never counted. */
const withoutSeen = ({ stockSeen: _, ...row }: TableRow): TableRow => row;

type Counts = Pick<z.infer<typeof productChange>, "stock" | "stockSeen" | "variants">;

/** A count that stands may have been sold from since the table was saved: without the count of then, nobody knows what is meant. */
function requireSeen({ variants }: DeskProduct, { stock, stockSeen, variants: edits = [] }: Counts): void {
  const unseen = edits.some((edit) => edit.stockSeen === undefined && variants.some(({ name }) => name === edit.name));
  if (unseen || (stock !== undefined && stockSeen === undefined))
    refuse("invalid_input", failed, {
      fields: { stock: `A new stock needs the column “${productColumnNames.stockSeen}” beside it, as it was saved` },
    });
}

const hints: Record<string, string> = {
  name: "has to be there, with at most 120 letters",
  slug: "takes small letters, digits and hyphens",
  description: "takes at most 5,000 letters",
  price: "has to be a sum in naira, as 12500.50",
  salePrice: "has to be a sum in naira, or empty",
  categories: "takes at most 20 words of 60 letters",
  tags: "takes at most 20 words of 60 letters",
  inStock: "has to be yes or no",
  editionSize: "has to be a whole number, or empty",
  limitPerPerson: "has to be a whole number up to 1,000, or empty",
  opensAt: "has to be a day and a time, as 2026-12-01 12:00, or empty",
  closesAt: "has to be a day and a time, as 2026-12-01 12:00, or empty",
  stock: "has to be a whole number, or a line for each size as M: 5",
  images: "takes a line for each: an https address or one of this site, then what it shows",
};

function complaint(issues: readonly z.core.$ZodIssue[]): string {
  const fields = new Set(issues.map(({ path }) => String(path[0] ?? "")));
  const said = [...fields].map((field) => {
    const column = field === "variants" || field === "stockSeen" ? "stock" : field;
    return `${nameOf(column)} ${hints[column] ?? "is not right"}`;
  });
  return said.join(". ");
}
