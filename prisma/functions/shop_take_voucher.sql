-- Takes a part of an order from its voucher and writes the ledger. Locks the voucher's row until the commit; callers lock products, orders
-- and discount codes before it. Returns whether it was taken: not when the voucher was stopped or has less.
CREATE OR REPLACE FUNCTION shop_take_voucher(p_voucher_id text, p_order_id text, p_kobo bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM vouchers v WHERE v.id = p_voucher_id AND v.issued_at IS NOT NULL AND v.stopped_at IS NULL AND v.balance_kobo >= p_kobo FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO voucher_entries (voucher_id, kind, kobo, order_id) VALUES (p_voucher_id, 'held', -p_kobo, p_order_id);
  UPDATE orders o SET voucher_taken_kobo = p_kobo WHERE o.id = p_order_id;
  RETURN true;
END $$;
