-- Whether a paid order can be fulfilled: from the stock, and from what it and the buyer's other unpaid orders of the same checkout
-- group hold, each unit with an edition number of its own that is neither kept nor chosen by others. More units than numbers can only
-- result from a manual edit. The caller has locked the rows.
CREATE OR REPLACE FUNCTION shop_has_stock(p_order_id text) RETURNS boolean LANGUAGE sql AS $$
  WITH requested AS (
    SELECT i.product_id, i.variant_id, sum(i.quantity) AS quantity FROM order_items i WHERE i.order_id = p_order_id GROUP BY i.product_id, i.variant_id
  ), held AS (
    SELECT i.variant_id, sum(i.quantity) AS quantity
    FROM orders o JOIN orders mine ON mine.checkout_group = o.checkout_group JOIN order_items i ON i.order_id = o.id
    WHERE mine.id = p_order_id AND o.hold_status = 'held' AND o.payment_status = 'unpaid' GROUP BY i.variant_id
  )
  SELECT NOT EXISTS (
    SELECT 1 FROM requested w JOIN product_variants v ON v.id = w.variant_id LEFT JOIN held t ON t.variant_id = w.variant_id
    WHERE v.stock + COALESCE(t.quantity, 0) < w.quantity
  ) AND NOT EXISTS (
    SELECT 1 FROM (SELECT product_id, sum(quantity) AS quantity FROM requested GROUP BY product_id) w JOIN products p ON p.id = w.product_id
    WHERE p.edition_issued + w.quantity + (
      SELECT count(*) FROM edition_claims c LEFT JOIN order_items i ON i.id = c.order_item_id LEFT JOIN orders o ON o.id = i.order_id
      WHERE c.product_id = p.id AND o.checkout_group IS DISTINCT FROM (SELECT mine.checkout_group FROM orders mine WHERE mine.id = p_order_id)
    ) > p.edition_size
  )
$$;
