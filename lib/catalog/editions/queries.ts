import { getProduct } from "@/lib/catalog/queries";
import { getDisplayPrice, isSellable, stockSentence } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { type EditionCell, type EditionMap, MAX_CHOOSABLE_SIZE, type NumberState } from "./contracts";
import { findNextNumber } from "./rules";

type CellRow = { number: number; state: NumberState; premium: bigint; owner: string | null };

/** How many free numbers a drop's buyers may choose from; null for a drop without a map. */
export async function countFreeNumbers(product: { _id: string; editionSize: number | null }): Promise<number | null> {
  if (!hasEditionMap(product)) return null;
  const cells = await listCells(product._id);
  return cells.filter(({ state }) => state === "free").length;
}

/** Whether a drop's numbers are shown and can be chosen. */
export const hasEditionMap = ({ editionSize }: { editionSize: number | null }): boolean =>
  editionSize !== null && editionSize > 1 && editionSize <= MAX_CHOOSABLE_SIZE;

// A number sold before orders were recorded has no row: those are the first ones.
async function listCells(productId: string): Promise<EditionCell[]> {
  const rows = await db.$queryRaw<CellRow[]>`
    WITH drop AS (
      SELECT p.id, p.edition_size, p.edition_issued - (SELECT count(*) FROM editions e WHERE e.product_id = p.id) AS sold_before
      FROM products p WHERE p.id = ${productId})
    SELECT n AS number, CASE WHEN e.voided_at IS NOT NULL THEN 'returned' WHEN e.id IS NOT NULL OR n <= d.sold_before THEN 'sold'
        WHEN c.number IS NOT NULL THEN c.kind::text ELSE 'free' END AS state,
      CASE WHEN e.id IS NULL THEN shop_number_premium(d.id, n) ELSE 0 END AS premium,
      CASE WHEN w.name_shown AND NOT u.is_guest AND u.deleted_at IS NULL THEN u.display_name END AS owner
    FROM drop d CROSS JOIN generate_series(1, d.edition_size) n
      LEFT JOIN editions e ON e.product_id = d.id AND e.number = n
      LEFT JOIN edition_claims c ON c.product_id = d.id AND c.number = n
      LEFT JOIN edition_ownerships w ON w.edition_id = e.id AND w.ended_at IS NULL
      LEFT JOIN users u ON u.id = w.user_id
    ORDER BY n`;
  return rows.map(({ premium, ...cell }) => ({ ...cell, premium: toNaira(premium) }));
}

/** What a chosen number costs, and why the buyer cannot have it. What the buyer's own unpaid order holds is free to them. */
export async function quoteNumber(wanted: { productId: string; number: number; userId: string; name: string }) {
  const { productId, number, userId, name } = wanted;
  const [row] = await db.$queryRaw<[{ kobo: bigint; refusal: string | null }]>`
    SELECT shop_number_premium(${productId}, ${number}::int) AS kobo,
      CASE WHEN NOT shop_number_free(${productId}, ${number}::int, ${userId})
        THEN shop_number_message(${productId}, ${number}::int, ${name}) END AS refusal`;
  return { number, premium: toNaira(row.kobo), refusal: row.refusal };
}

/** The map of a published limited edition, by slug; null for a drop without one. Nothing in it depends on who asks. */
export async function getEditionMap(slug: string): Promise<EditionMap | null> {
  const product = await getProduct(slug);
  if (!product || product.editionSize === null || !hasEditionMap(product)) return null;
  const cells = await listCells(product._id);
  const counts = { free: 0, held: 0, sold: 0, withheld: 0, returned: 0 };
  for (const { state } of cells) counts[state] += 1;
  return {
    slug: product.slug,
    name: product.name,
    size: product.editionSize,
    price: getDisplayPrice(product).price,
    currency: product.currency,
    forSale: isSellable(product) && counts.free > 0,
    draw: product.draw,
    status: stockSentence(product),
    next: findNextNumber(cells),
    counts,
    cells: product.draw ? cells.map((cell) => ({ ...cell, premium: 0 })) : cells,
  };
}

/** Like `getEditionMap`, but throws `not_found`. */
export async function requireEditionMap(slug: string): Promise<EditionMap> {
  return (await getEditionMap(slug)) ?? throwAppError("not_found", "This drop has no numbers to choose from.");
}
