import type { Actor } from "@/lib/accounts/contracts";
import { db, retrying } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { AddToCart } from "@/lib/shop/contracts";
import { heldForCart, ownedBesideLine } from "@/lib/shop/own-holds";
import { type DropRules, refuseByRules } from "@/lib/shop/refuse-by-rules";
import { howManyLeft, mostPerLine, variantName } from "@/lib/shop/rules";

const failed = "Failed to add item";

type Row = DropRules & { stock: number; in_stock: boolean; before: number | null; added: number | null };

/**
 * Puts pieces into the actor's cart; pieces of the same variant join the line that is there. One statement, so that two
 * adds at the same moment end as one line with the sum of both, and never with more than the shelf and the
 * buyer's own unpaid order hold.
 */
export async function addToCart({ actor, piece }: { actor: Actor; piece: AddToCart }): Promise<void> {
  const [row] = await retrying(
    () => db.$queryRaw<Row[]>`
    WITH wanted AS (
      SELECT v.id, v.product_id, v.stock + ${heldForCart(actor._id)} AS stock, p.in_stock, p.name, p.opens_at, p.closes_at,
        shop_phase(p.opens_at, p.closes_at, clock_timestamp()) AS phase, p.limit_per_person AS most, ${ownedBesideLine(actor._id)}
      FROM products p JOIN product_variants v ON v.product_id = p.id
      WHERE (p.id = ${piece.productId} OR p.slug = ${piece.productId}) AND p.deleted_at IS NULL AND v.retired_at IS NULL
        AND v.name = ${variantName(piece.variation)}
    ), added AS (
      INSERT INTO cart_lines (id, user_id, product_id, variant_id, quantity, updated_at)
      SELECT ${newId("cln")}, ${actor._id}, product_id, id, ${piece.quantity}, now()
      FROM wanted WHERE in_stock AND stock >= ${piece.quantity} AND phase = 'live'
        AND (most IS NULL OR owned + beside + ${piece.quantity} <= most)
      ON CONFLICT (user_id, variant_id) DO UPDATE SET quantity = cart_lines.quantity + EXCLUDED.quantity, updated_at = now()
        WHERE cart_lines.quantity + EXCLUDED.quantity <=
          LEAST((SELECT LEAST(stock, most - owned - beside) FROM wanted), ${mostPerLine})
      RETURNING quantity
    )
    SELECT w.*, a.quantity AS added,
           (SELECT l.quantity FROM cart_lines l WHERE l.user_id = ${actor._id} AND l.variant_id = w.id) AS before
    FROM wanted w LEFT JOIN added a ON true`,
  );
  if (!row) return refusePiece(piece);
  if (row.added !== null) return;
  if (row.in_stock) refuseByRules(row, { wanted: (row.before ?? 0) + piece.quantity, failed });
  const quantity = howManyLeft({ stock: row.stock, inStock: row.in_stock, inCart: row.before ?? 0 });
  refuse("out_of_stock", failed, { fields: { quantity } });
}

// Nothing matched: either the drop is not there, or it is and wants another choice.
async function refusePiece({ productId, variation }: AddToCart): Promise<never> {
  const variants = await db.productVariant.findMany({
    where: { retiredAt: null, product: { deletedAt: null, OR: [{ id: productId }, { slug: productId }] } },
    orderBy: { position: "asc" },
  });
  const names = variants.map(({ name }) => name).filter(Boolean);
  if (names.length === 0 || variation.length > 0) return refuse("not_found", failed);
  return refuse("invalid_input", failed, { fields: { variation: `Please choose one of ${names.join(", ")}` } });
}
