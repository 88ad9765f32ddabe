-- Releases an unpaid order's hold and returns its units to stock, its chosen numbers, its use of a discount code, and what it took from
-- a voucher. Returns the slugs of the products whose stock changed; none when
-- the order held nothing.
CREATE OR REPLACE FUNCTION shop_release_order(p_order_id text, p_reason text) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE slugs text[];
BEGIN
  PERFORM 1 FROM product_variants WHERE id IN (SELECT variant_id FROM order_items WHERE order_id = p_order_id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE orders SET hold_status = 'released', cancelled_at = clock_timestamp(), cancel_reason = p_reason
    WHERE id = p_order_id AND hold_status = 'held' AND payment_status = 'unpaid';
  IF NOT FOUND THEN RETURN '{}'; END IF;
  PERFORM shop_set_stock_source('release', p_order_id);
  UPDATE product_variants v SET stock = v.stock + i.quantity, held = v.held - i.quantity
    FROM (SELECT variant_id, sum(quantity)::int AS quantity FROM order_items WHERE order_id = p_order_id GROUP BY variant_id) i
    WHERE v.id = i.variant_id;
  PERFORM 1 FROM products p WHERE p.id IN (SELECT i.product_id FROM order_items i WHERE i.order_id = p_order_id AND i.edition_number IS NOT NULL)
    ORDER BY p.id FOR NO KEY UPDATE;
  DELETE FROM edition_claims c USING order_items i WHERE i.order_id = p_order_id AND c.order_item_id = i.id;
  PERFORM shop_return_code(p_order_id);
  PERFORM shop_return_voucher(p_order_id);
  SELECT array_agg(DISTINCT p.slug) INTO slugs FROM order_items i JOIN products p ON p.id = i.product_id WHERE i.order_id = p_order_id;
  RETURN slugs;
END $$;
