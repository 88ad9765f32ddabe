-- Lets a voucher pay of a new payment of a plan (p_intent_id) or of a new gift membership (p_gift_id) what it can, and takes that. Returns
-- the part in kobo; the rest is paid at Paystack. Other purchases with the same voucher wait here until the commit.
-- Errors: LA012 the voucher cannot be used, or nothing is left on it.
CREATE OR REPLACE FUNCTION shop_apply_plan_voucher(p_voucher_id text, p_intent_id text, p_gift_id text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_total bigint;
  v_kobo bigint;
BEGIN
  SELECT i.amount_kobo INTO v_total FROM subscription_intents i WHERE i.id = p_intent_id
  UNION ALL SELECT g.amount_kobo FROM gift_memberships g WHERE g.id = p_gift_id;
  -- Locked before the payment refers to it: the reference alone would lock it too, and two payments would wait for each other.
  SELECT shop_voucher_share(v_total, v.balance_kobo) INTO v_kobo FROM vouchers v
    WHERE v.id = p_voucher_id AND v.issued_at IS NOT NULL AND v.stopped_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'This gift voucher cannot be used any more.' USING ERRCODE = 'LA012'; END IF;
  IF v_kobo = 0 THEN RAISE EXCEPTION 'Nothing is left on this gift voucher for this payment.' USING ERRCODE = 'LA012'; END IF;
  UPDATE subscription_intents i SET voucher_id = p_voucher_id, voucher_kobo = v_kobo WHERE i.id = p_intent_id;
  UPDATE gift_memberships g SET voucher_id = p_voucher_id, voucher_kobo = v_kobo WHERE g.id = p_gift_id;
  IF NOT shop_take_plan_voucher(p_intent_id, p_gift_id) THEN
    RAISE EXCEPTION 'This gift voucher has just changed. Please try again.' USING ERRCODE = 'LA012';
  END IF;
  RETURN v_kobo;
END $$;
