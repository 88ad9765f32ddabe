-- Releases expired holds, at most p_limit at once. Returns the slugs of the products whose stock changed.
CREATE OR REPLACE FUNCTION shop_release_expired(p_limit int) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE v_ids text[]; v_id text; v_slugs text[] := '{}';
BEGIN
  v_ids := ARRAY(SELECT id FROM orders WHERE hold_status = 'held' AND payment_status = 'unpaid' AND hold_expires_at <= clock_timestamp()
                 ORDER BY hold_expires_at LIMIT p_limit);
  -- The lock order of a sale: every variant before the first order, discount code and voucher, so that it cannot deadlock with a checkout.
  PERFORM 1 FROM product_variants v WHERE v.id IN (SELECT i.variant_id FROM order_items i WHERE i.order_id = ANY (v_ids)) ORDER BY v.id FOR NO KEY UPDATE;
  PERFORM 1 FROM orders o WHERE o.id = ANY (v_ids) ORDER BY o.id FOR UPDATE;
  PERFORM 1 FROM products p WHERE p.id IN (SELECT i.product_id FROM order_items i WHERE i.order_id = ANY (v_ids) AND i.edition_number IS NOT NULL)
    ORDER BY p.id FOR NO KEY UPDATE;
  -- A checkout locks a code before a voucher.
  PERFORM 1 FROM discount_codes c WHERE c.id IN (SELECT o.discount_code_id FROM orders o WHERE o.id = ANY (v_ids)) ORDER BY c.id FOR UPDATE;
  PERFORM 1 FROM vouchers v WHERE v.id IN (SELECT o.voucher_id FROM orders o WHERE o.id = ANY (v_ids)) ORDER BY v.id FOR UPDATE;
  FOREACH v_id IN ARRAY v_ids LOOP
    v_slugs := v_slugs || shop_release_order(v_id, 'expired');
  END LOOP;
  RETURN v_slugs;
END $$;
