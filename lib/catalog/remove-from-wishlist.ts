import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";

/** Removes a drop from the actor's wishlist, with its pending back-in-stock email. Idempotent. */
export async function removeFromWishlist({ actor, slug }: { actor: Actor; slug: string }): Promise<void> {
  await db.$executeRaw`
    WITH removed AS (
      DELETE FROM wishlist_items w USING products p
      WHERE w.product_id = p.id AND w.user_id = ${actor._id} AND (p.id = ${slug} OR p.slug = ${slug}) RETURNING p.id, w.wants_back_in_stock)
    DELETE FROM product_alerts a USING removed r
    WHERE a.product_id = r.id AND a.user_id = ${actor._id} AND a.variant_id = '' AND r.wants_back_in_stock`;
}
