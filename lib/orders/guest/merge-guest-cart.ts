import { log } from "@/lib/core/log";
import { db, withRetry } from "@/lib/db/client";
import { MAX_PER_LINE } from "@/lib/orders/rules";

/**
 * Moves a guest's cart into the cart of the user who has just signed in, in one statement: quantities of the same item are added, up to the
 * limits of a line and per person. A second call finds nothing to move. Signing in succeeds without it.
 */
export async function mergeGuestCart({ guestId, userId }: { guestId: string; userId: string }): Promise<void> {
  try {
    await withRetry(
      () => db.$executeRaw`
      WITH moved AS (
        DELETE FROM cart_lines l USING users g WHERE g.id = ${guestId} AND g.is_guest AND l.user_id = g.id
        RETURNING l.product_id, l.variant_id, l.quantity, l.created_at, l.edition_numbers[:l.quantity] AS edition_numbers
      ), capped AS (
        SELECT m.*, LEAST(${MAX_PER_LINE}, p.limit_per_person) AS most FROM moved m JOIN products p ON p.id = m.product_id
      )
      INSERT INTO cart_lines (id, user_id, product_id, variant_id, quantity, created_at, updated_at, edition_numbers)
      SELECT 'cln_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), ${userId}, product_id, variant_id, LEAST(quantity, most),
        created_at, now(), edition_numbers FROM capped
      ON CONFLICT (user_id, variant_id) DO UPDATE SET updated_at = now(),
        edition_numbers = cart_lines.edition_numbers[:cart_lines.quantity]
          || ARRAY(SELECT n FROM unnest(EXCLUDED.edition_numbers) n WHERE n <> ALL (cart_lines.edition_numbers[:cart_lines.quantity])),
        quantity = GREATEST(cart_lines.quantity,
        (SELECT LEAST(cart_lines.quantity + EXCLUDED.quantity, c.most) FROM capped c WHERE c.variant_id = EXCLUDED.variant_id))`,
    );
  } catch (err) {
    log().error({ err }, "the cart of a guest could not be merged");
  }
}
