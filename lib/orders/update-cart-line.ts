import { throwAppError } from "@/lib/core/errors";
import { db, withRetry } from "@/lib/db/client";
import { assertPurchasable, type PurchaseRules } from "@/lib/orders/assert-purchasable";
import type { Buyer } from "@/lib/orders/buyer";
import { stockLimitMessage } from "@/lib/orders/rules";
import { heldForCartSql, ownedBesideLineSql } from "@/lib/orders/user-holds";

const UPDATE_FAILED = "Failed to update item";

type UpdateResult = PurchaseRules & { stock: number; for_sale: boolean; updated: number | null };

/** Sets the quantity of one of the actor's cart lines. Fewer units than chosen numbers drop the last ones. */
export async function updateCartLine(change: { actor: Buyer; itemId: string; quantity: number }): Promise<void> {
  const { actor, itemId, quantity } = change;
  const [row] = await withRetry(
    () => db.$queryRaw<UpdateResult[]>`
    WITH line AS (
      SELECT c.id, v.stock + ${heldForCartSql(actor._id)} AS stock, p.in_stock AND p.deleted_at IS NULL AND v.retired_at IS NULL AS for_sale,
        p.name, shop_opens_for(p.opens_at, p.members_first, c.user_id) AS opens_at, p.closes_at,
        shop_phase(shop_opens_for(p.opens_at, p.members_first, c.user_id), p.closes_at, clock_timestamp()) AS phase,
        p.limit_per_person AS max_per_person, shop_in_draw(p.id) AS in_draw, ${ownedBesideLineSql(actor._id)}
      FROM cart_lines c JOIN product_variants v ON v.id = c.variant_id JOIN products p ON p.id = c.product_id
      WHERE c.id = ${itemId} AND c.user_id = ${actor._id}
    ), updated AS (
      UPDATE cart_lines c SET quantity = ${quantity}, edition_numbers = c.edition_numbers[:LEAST(c.quantity, ${quantity}::int)], updated_at = now()
      FROM line WHERE c.id = line.id AND line.for_sale AND NOT line.in_draw AND line.stock >= ${quantity} AND line.phase = 'live'
        AND (line.max_per_person IS NULL OR line.owned + line.in_other_lines + ${quantity} <= line.max_per_person)
      RETURNING c.quantity
    )
    SELECT line.*, updated.quantity AS updated FROM line LEFT JOIN updated ON true`,
  );
  if (!row) return throwAppError("not_found", UPDATE_FAILED);
  if (row.updated !== null) return;
  if (row.for_sale) assertPurchasable(row, { wanted: quantity, failed: UPDATE_FAILED });
  throwAppError("out_of_stock", UPDATE_FAILED, {
    fields: { quantity: stockLimitMessage({ stock: row.stock, inStock: row.for_sale }) },
  });
}
