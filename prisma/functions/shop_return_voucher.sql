-- Gives back to a voucher what its order has taken from it: all of it, or p_kobo of it. Returns whether that much was given back, so that
-- nothing is given back twice.
CREATE OR REPLACE FUNCTION shop_return_voucher(p_order_id text, p_kobo bigint DEFAULT NULL) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_voucher_id text;
  v_kobo bigint;
BEGIN
  SELECT o.voucher_id, COALESCE(p_kobo, o.voucher_taken_kobo) INTO v_voucher_id, v_kobo FROM orders o WHERE o.id = p_order_id FOR UPDATE;
  IF v_voucher_id IS NULL OR v_kobo <= 0 THEN RETURN false; END IF;
  UPDATE orders o SET voucher_taken_kobo = o.voucher_taken_kobo - v_kobo WHERE o.id = p_order_id AND o.voucher_taken_kobo >= v_kobo;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO voucher_entries (voucher_id, kind, kobo, order_id) VALUES (v_voucher_id, 'returned', v_kobo, p_order_id);
  RETURN true;
END $$;
