import type { Actor } from "@/lib/auth/contracts";
import { FEW_LEFT } from "@/lib/catalog/rules";
import { MAX_WISHLIST_ITEMS, type WishlistBody } from "@/lib/catalog/wishlist-contracts";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

const SAVE_FAILED = "Failed to save this drop";

const toFlag = (choice: "on" | "off" | undefined) => (choice === undefined ? null : choice === "on");

/**
 * Saves a drop for the actor, or changes the emails about a saved one. Idempotent. Who asks for an email while few are
 * left can see that already, so it is sent the next time.
 */
export async function addToWishlist({ actor, body }: { actor: Actor; body: WishlistBody }): Promise<void> {
  const [fewLeft, backInStock] = [toFlag(body.fewLeft), toFlag(body.backInStock)];
  const [row] = await db.$queryRaw<{ saved: boolean }[]>`
    WITH wanted AS (
      SELECT p.id, (SELECT coalesce(sum(v.stock), 0) FROM product_variants v
          WHERE v.product_id = p.id AND v.retired_at IS NULL) <= ${FEW_LEFT} AS is_few,
        (SELECT count(*) FROM wishlist_items w WHERE w.user_id = ${actor._id} AND w.product_id <> p.id) AS others
      FROM products p WHERE (p.id = ${body.slug} OR p.slug = ${body.slug}) AND p.deleted_at IS NULL
    ), saved AS (
      INSERT INTO wishlist_items AS w (id, user_id, product_id, wants_few_left, wants_back_in_stock, few_left_at, unsubscribe_token)
      SELECT ${newId("wsh")}, ${actor._id}, id, coalesce(${fewLeft}::boolean, false), coalesce(${backInStock}::boolean, false),
        CASE WHEN ${fewLeft}::boolean AND is_few THEN clock_timestamp() END, ${linkToken()}
      FROM wanted WHERE others < ${MAX_WISHLIST_ITEMS}
      ON CONFLICT (user_id, product_id) DO UPDATE SET
        wants_few_left = coalesce(${fewLeft}::boolean, w.wants_few_left),
        wants_back_in_stock = coalesce(${backInStock}::boolean, w.wants_back_in_stock),
        few_left_at = coalesce(w.few_left_at, EXCLUDED.few_left_at)
      RETURNING id)
    SELECT EXISTS (SELECT 1 FROM saved) AS saved FROM wanted`;
  if (!row) throwAppError("not_found", "Product not found");
  if (!row.saved)
    throwAppError("conflict", SAVE_FAILED, {
      fields: { slug: `You can save ${MAX_WISHLIST_ITEMS} drops. Please remove one first.` },
    });
  // The pending back-in-stock email is cancelled too.
  if (backInStock === false) await deleteWaitingAlert(actor._id, body.slug);
}

async function deleteWaitingAlert(userId: string, slug: string): Promise<void> {
  await db.$executeRaw`
    DELETE FROM product_alerts a USING products p
    WHERE a.product_id = p.id AND (p.id = ${slug} OR p.slug = ${slug}) AND a.user_id = ${userId} AND a.variant_id = ''`;
}
