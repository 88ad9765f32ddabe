-- What a discount code takes off the first payment of a plan. A percentage is rounded up to the kobo. Renewals cost the full price.
-- Errors: LA008 there is no such code, it is not for this plan, it is not a first payment, or too little would be left to pay.
CREATE OR REPLACE FUNCTION shop_plan_discount(p_code text, p_user_id text, p_plan "PlanKey", p_price_kobo bigint)
RETURNS TABLE (code_id text, discount_kobo bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE v_code discount_codes%ROWTYPE;
BEGIN
  SELECT * INTO v_code FROM discount_codes c WHERE c.code = upper(btrim(p_code));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'This discount code was not found. Please check the spelling.' USING ERRCODE = 'LA008';
  ELSIF NOT p_plan = ANY (v_code.plan_keys) THEN
    RAISE EXCEPTION 'The discount code % does not apply to this plan.', v_code.code USING ERRCODE = 'LA008';
  ELSIF EXISTS (SELECT 1 FROM subscription_entries e WHERE e.user_id = p_user_id AND e.amount_kobo > 0) THEN
    RAISE EXCEPTION 'A discount code is for the first payment of a membership. You have paid for one before.' USING ERRCODE = 'LA008';
  END IF;
  code_id := v_code.id;
  discount_kobo := COALESCE(div(p_price_kobo::numeric * v_code.percent + 99, 100)::bigint, v_code.amount_kobo);
  IF p_price_kobo - discount_kobo < 5000 THEN
    RAISE EXCEPTION 'With this discount code less than ₦50 would be left to pay, which Paystack does not take.' USING ERRCODE = 'LA008';
  END IF;
  RETURN NEXT;
END $$;
