-- Gives back to its voucher what it has paid of the seats of a group (p_gift_id) that are refunded. Returns whether that much was given back, so
-- that nothing is given back twice.
CREATE OR REPLACE FUNCTION shop_return_group_voucher(p_gift_id text, p_kobo bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_voucher_id text;
BEGIN
  UPDATE gift_memberships g SET voucher_taken_kobo = g.voucher_taken_kobo - p_kobo
    WHERE g.id = p_gift_id AND p_kobo > 0 AND g.voucher_taken_kobo >= p_kobo RETURNING g.voucher_id INTO v_voucher_id;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO voucher_entries (voucher_id, kind, kobo, gift_id) VALUES (v_voucher_id, 'returned', p_kobo, p_gift_id);
  RETURN true;
END $$;
