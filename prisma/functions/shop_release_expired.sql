-- Releases expired holds, at most p_limit at once. Returns the slugs of the products whose stock changed.
CREATE OR REPLACE FUNCTION shop_release_expired(p_limit int) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE v_order record; v_slugs text[] := '{}';
BEGIN
  FOR v_order IN SELECT id FROM orders WHERE hold_status = 'held' AND payment_status = 'unpaid' AND hold_expires_at <= clock_timestamp()
                 ORDER BY hold_expires_at LIMIT p_limit LOOP
    v_slugs := v_slugs || shop_release_order(v_order.id, 'expired');
  END LOOP;
  RETURN v_slugs;
END $$;
