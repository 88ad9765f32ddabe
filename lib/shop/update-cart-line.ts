import type { Actor } from "@/lib/accounts/contracts";
import { db, retrying } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { heldForCart, ownedBesideLine } from "@/lib/shop/own-holds";
import { type DropRules, refuseByRules } from "@/lib/shop/refuse-by-rules";
import { howManyLeft } from "@/lib/shop/rules";

const failed = "Failed to update item";

type Row = DropRules & { stock: number; for_sale: boolean; updated: number | null };

/** Sets the quantity of one of the actor's lines; of two changes at the same moment the later one stands. */
export async function updateCartLine(change: { actor: Actor; itemId: string; quantity: number }): Promise<void> {
  const { actor, itemId, quantity } = change;
  const [row] = await retrying(
    () => db.$queryRaw<Row[]>`
    WITH line AS (
      SELECT c.id, v.stock + ${heldForCart(actor._id)} AS stock, p.in_stock AND p.deleted_at IS NULL AND v.retired_at IS NULL AS for_sale,
        p.name, p.opens_at, p.closes_at, shop_phase(p.opens_at, p.closes_at, clock_timestamp()) AS phase,
        p.limit_per_person AS most, ${ownedBesideLine(actor._id)}
      FROM cart_lines c JOIN product_variants v ON v.id = c.variant_id JOIN products p ON p.id = c.product_id
      WHERE c.id = ${itemId} AND c.user_id = ${actor._id}
    ), updated AS (
      UPDATE cart_lines c SET quantity = ${quantity}, updated_at = now()
      FROM line WHERE c.id = line.id AND line.for_sale AND line.stock >= ${quantity} AND line.phase = 'live'
        AND (line.most IS NULL OR line.owned + line.beside + ${quantity} <= line.most)
      RETURNING c.quantity
    )
    SELECT line.*, updated.quantity AS updated FROM line LEFT JOIN updated ON true`,
  );
  if (!row) return refuse("not_found", failed);
  if (row.updated !== null) return;
  if (row.for_sale) refuseByRules(row, { wanted: quantity, failed });
  refuse("out_of_stock", failed, { fields: { quantity: howManyLeft({ stock: row.stock, inStock: row.for_sale }) } });
}
