-- Takes what a voucher pays of the payment of a plan (p_intent_id) or of a gift membership (p_gift_id), and writes the ledger. Locks the
-- voucher's row until the commit; callers lock the payment and its discount code before it. Returns whether it was taken: not when the
-- voucher was stopped or has less.
CREATE OR REPLACE FUNCTION shop_take_plan_voucher(p_intent_id text, p_gift_id text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_voucher_id text;
  v_kobo bigint;
BEGIN
  SELECT i.voucher_id, i.voucher_kobo INTO v_voucher_id, v_kobo FROM subscription_intents i WHERE i.id = p_intent_id AND i.voucher_taken_kobo = 0
  UNION ALL SELECT g.voucher_id, g.voucher_kobo FROM gift_memberships g WHERE g.id = p_gift_id AND g.voucher_taken_kobo = 0;
  PERFORM 1 FROM vouchers v WHERE v.id = v_voucher_id AND v.issued_at IS NOT NULL AND v.stopped_at IS NULL AND v.balance_kobo >= v_kobo FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO voucher_entries (voucher_id, kind, kobo, intent_id, gift_id) VALUES (v_voucher_id, 'held', -v_kobo, p_intent_id, p_gift_id);
  UPDATE subscription_intents i SET voucher_taken_kobo = v_kobo WHERE i.id = p_intent_id;
  UPDATE gift_memberships g SET voucher_taken_kobo = v_kobo WHERE g.id = p_gift_id;
  RETURN true;
END $$;
