-- Redeems the voucher of a paid plan (p_intent_id) or gift membership (p_gift_id). A late payment takes its part again. Returns whether the
-- payment has its voucher, or has none to have; false when what it was to pay was used elsewhere.
CREATE OR REPLACE FUNCTION shop_redeem_plan_voucher(p_intent_id text, p_gift_id text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_voucher_id text;
  v_taken bigint;
BEGIN
  SELECT i.voucher_id, i.voucher_taken_kobo INTO v_voucher_id, v_taken FROM subscription_intents i WHERE i.id = p_intent_id
  UNION ALL SELECT g.voucher_id, g.voucher_taken_kobo FROM gift_memberships g WHERE g.id = p_gift_id;
  IF v_voucher_id IS NULL THEN RETURN true; END IF;
  IF v_taken = 0 AND NOT shop_take_plan_voucher(p_intent_id, p_gift_id) THEN RETURN false; END IF;
  INSERT INTO voucher_entries (voucher_id, kind, kobo, intent_id, gift_id) VALUES (v_voucher_id, 'redeemed', 0, p_intent_id, p_gift_id);
  RETURN true;
END $$;
