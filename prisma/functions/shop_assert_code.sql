-- Raises why a buyer cannot use a discount code now. `p_without_held` leaves out the buyer's own unpaid orders and plan payments,
-- whose use a new checkout takes over.
-- Errors: LA008 not valid yet, expired, used up, or used by this person already.
CREATE OR REPLACE FUNCTION shop_assert_code(p_code_id text, p_user_id text, p_without_held boolean) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_code discount_codes%ROWTYPE;
  v_email text;
  v_held int;
  v_own int;
BEGIN
  SELECT * INTO STRICT v_code FROM discount_codes c WHERE c.id = p_code_id;
  -- A guest's own address is that of the last checkout; a visitor who has added nothing is not stored yet.
  SELECT COALESCE(u.guest_email, u.email) INTO v_email FROM users u WHERE u.id = p_user_id;
  SELECT count(*) FILTER (WHERE u.open_own), count(*) INTO v_held, v_own FROM shop_code_uses(p_code_id, p_user_id, v_email) u;
  IF NOT p_without_held THEN v_held := 0; END IF;
  IF clock_timestamp() < v_code.starts_at THEN
    RAISE EXCEPTION '%', format('The discount code %s is valid from %s, Lagos time.', v_code.code, shop_lagos_time(v_code.starts_at))
      USING ERRCODE = 'LA008';
  ELSIF clock_timestamp() >= v_code.ends_at THEN
    RAISE EXCEPTION 'The discount code % has expired.', v_code.code USING ERRCODE = 'LA008';
  ELSIF v_code.once_per_person AND v_own > v_held THEN
    RAISE EXCEPTION 'You have already used the discount code %.', v_code.code USING ERRCODE = 'LA008';
  ELSIF v_code.uses - v_held >= v_code.max_uses THEN
    RAISE EXCEPTION 'The discount code % has been used up.', v_code.code USING ERRCODE = 'LA008';
  END IF;
END $$;
