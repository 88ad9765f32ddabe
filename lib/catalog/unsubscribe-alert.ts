import { db } from "@/lib/db/client";

/**
 * Deletes an alert and its email address. Idempotent. The wishlist of the user stops asking for it; with the token of an email about
 * a saved drop, all emails about that drop stop.
 */
export async function unsubscribeAlert(token: string): Promise<void> {
  await db.$executeRaw`
    WITH alert AS (DELETE FROM product_alerts WHERE unsubscribe_token = ${token} RETURNING user_id, product_id),
      item AS (SELECT user_id, product_id FROM wishlist_items WHERE unsubscribe_token = ${token}),
      waiting AS (DELETE FROM product_alerts a USING item i WHERE a.user_id = i.user_id AND a.product_id = i.product_id AND a.variant_id = '')
    UPDATE wishlist_items w SET wants_back_in_stock = false,
      wants_few_left = w.wants_few_left AND NOT EXISTS (SELECT 1 FROM item i WHERE i.user_id = w.user_id AND i.product_id = w.product_id)
    FROM (SELECT * FROM alert UNION ALL SELECT * FROM item) stopped
    WHERE w.user_id = stopped.user_id AND w.product_id = stopped.product_id`;
}
