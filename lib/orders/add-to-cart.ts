import { parseNumberRefusal } from "@/lib/catalog/editions/rules";
import { getVariantName } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, withRetry } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import { assertPurchasable, type PurchaseRules } from "@/lib/orders/assert-purchasable";
import type { Buyer } from "@/lib/orders/buyer";
import type { AddToCartBody } from "@/lib/orders/contracts";
import { MAX_PER_LINE, stockLimitMessage } from "@/lib/orders/rules";
import { heldForCartSql, ownedBesideLineSql } from "@/lib/orders/user-holds";
import { Prisma } from "@/prisma/generated/client";

const ADD_FAILED = "Failed to add item";

type AddResult = PurchaseRules & {
  stock: number;
  in_stock: boolean;
  before: number | null;
  added: number | null;
  /** Why the chosen number cannot be had; null for a free one. */
  refusal: string | null;
};

/**
 * Adds an item to the actor's cart, to the existing line of the same variant if there is one. One statement, so that
 * concurrent adds result in one line with the sum, never above the stock plus the buyer's own holds. A chosen number is one unit of the
 * line; added twice it stays one. The cart does not hold it: the checkout does.
 */
export async function addToCart({ actor, item }: { actor: Buyer; item: AddToCartBody }): Promise<void> {
  const { edition = null } = item;
  if (edition !== null && item.quantity !== 1)
    throwAppError("invalid_input", ADD_FAILED, { fields: { quantity: "A number is chosen for one unit." } });
  const [row] = await withRetry(() =>
    preparedQuery<AddResult>(Prisma.sql`
    WITH wanted AS (
      SELECT v.id, v.product_id, CASE WHEN p.sale_price_kobo > 0 THEN LEAST(p.sale_price_kobo, p.price_kobo) ELSE p.price_kobo END AS kobo,
        v.stock + ${heldForCartSql(actor._id)} AS stock, p.in_stock, p.name, shop_opens_for(p.opens_at, p.members_first, ${actor._id}) AS opens_at, p.closes_at,
        shop_phase(shop_opens_for(p.opens_at, p.members_first, ${actor._id}), p.closes_at, clock_timestamp()) AS phase, p.limit_per_person AS max_per_person, shop_in_draw(p.id) AS in_draw, ${ownedBesideLineSql(actor._id)},
        CASE WHEN ${edition}::int IS NOT NULL AND (NOT shop_number_free(p.id, ${edition}::int, ${actor._id})
            OR EXISTS (SELECT 1 FROM cart_lines l WHERE l.user_id = ${actor._id} AND l.product_id = p.id AND l.variant_id <> v.id
              AND ${edition}::int = ANY (l.edition_numbers[:l.quantity])))
          THEN shop_number_message(p.id, ${edition}::int, p.name) END AS refusal
      FROM products p JOIN product_variants v ON v.product_id = p.id
      WHERE (p.id = ${item.productId} OR p.slug = ${item.productId}) AND p.deleted_at IS NULL AND v.retired_at IS NULL
        AND v.name = ${getVariantName(item.variation)}
    ), added AS (
      INSERT INTO cart_lines (id, user_id, product_id, variant_id, quantity, added_at_kobo, updated_at, edition_numbers)
      SELECT ${newId("cln")}, ${actor._id}, product_id, id, ${item.quantity}, kobo, now(), array_remove(ARRAY[${edition}::int], NULL)
      FROM wanted WHERE in_stock AND NOT in_draw AND stock >= ${item.quantity} AND phase = 'live' AND refusal IS NULL
        AND (max_per_person IS NULL OR owned + in_other_lines + ${item.quantity} <= max_per_person)
      ON CONFLICT (user_id, variant_id) DO UPDATE SET
          quantity = cart_lines.quantity
            + CASE WHEN cart_lines.edition_numbers[:cart_lines.quantity] @> EXCLUDED.edition_numbers AND EXCLUDED.edition_numbers <> '{}'
                THEN 0 ELSE EXCLUDED.quantity END,
          edition_numbers = CASE WHEN cart_lines.edition_numbers[:cart_lines.quantity] @> EXCLUDED.edition_numbers
            THEN cart_lines.edition_numbers[:cart_lines.quantity]
            ELSE cart_lines.edition_numbers[:cart_lines.quantity] || EXCLUDED.edition_numbers END,
          added_at_kobo = EXCLUDED.added_at_kobo, updated_at = now()
        WHERE cart_lines.quantity + EXCLUDED.quantity <=
          LEAST((SELECT LEAST(stock, max_per_person - owned - in_other_lines) FROM wanted), ${MAX_PER_LINE})
          OR (cart_lines.edition_numbers[:cart_lines.quantity] @> EXCLUDED.edition_numbers AND EXCLUDED.edition_numbers <> '{}')
      RETURNING quantity
    )
    SELECT w.*, a.quantity AS added,
           (SELECT l.quantity FROM cart_lines l WHERE l.user_id = ${actor._id} AND l.variant_id = w.id) AS before
    FROM wanted w LEFT JOIN added a ON true`),
  );
  if (!row) return throwNotAvailable(item);
  if (row.added !== null) return;
  if (row.in_stock) assertPurchasable(row, { wanted: (row.before ?? 0) + item.quantity, failed: ADD_FAILED });
  if (row.refusal !== null && row.stock > 0 && row.in_stock)
    throwAppError("number_taken", row.refusal, { facts: parseNumberRefusal(row.refusal) });
  const quantity = stockLimitMessage({ stock: row.stock, inStock: row.in_stock, inCart: row.before ?? 0 });
  throwAppError("out_of_stock", ADD_FAILED, { fields: { quantity } });
}

// No variant matched: the drop does not exist, or a size must be chosen.
async function throwNotAvailable({ productId, variation }: AddToCartBody): Promise<never> {
  const variants = await db.productVariant.findMany({
    where: { retiredAt: null, product: { deletedAt: null, OR: [{ id: productId }, { slug: productId }] } },
    orderBy: { position: "asc" },
  });
  const names = variants.map(({ name }) => name).filter(Boolean);
  if (names.length === 0 || variation.length > 0) return throwAppError("not_found", ADD_FAILED);
  return throwAppError("invalid_input", ADD_FAILED, {
    fields: { variation: `Please choose one of ${names.join(", ")}` },
  });
}
