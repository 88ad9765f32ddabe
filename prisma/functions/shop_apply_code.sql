-- Adds to each line of an order its share of what a discount code takes off, after the member's discount. A percentage is rounded up
-- to the kobo per line; an amount is divided among the lines by price and adds up exactly. No line falls below zero. A code for plans is for the products
-- that it names only.
-- Errors: LA008 there is no such code, or it is for none of these products.
CREATE OR REPLACE FUNCTION shop_apply_code(p_items jsonb, p_code text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_code discount_codes%ROWTYPE;
  v_full numeric;
  v_items jsonb;
BEGIN
  SELECT * INTO v_code FROM discount_codes c WHERE c.code = upper(btrim(p_code));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'This discount code was not found. Please check the spelling.' USING ERRCODE = 'LA008';
  END IF;
  WITH priced AS (
    SELECT w.item, w.position, CASE WHEN (v_code.product_ids = '{}' AND v_code.plan_keys = '{}') OR w.item ->> 'product_id' = ANY (v_code.product_ids)
             THEN (w.item ->> 'price_kobo')::numeric * (w.item ->> 'quantity')::int - (w.item ->> 'discount_kobo')::numeric ELSE 0 END AS price
    FROM jsonb_array_elements(p_items) WITH ORDINALITY AS w(item, position)
  ), summed AS (
    SELECT p.*, sum(p.price) OVER () AS full_price, sum(p.price) OVER (ORDER BY p.position) AS running FROM priced p
  )
  SELECT max(s.full_price), jsonb_agg(s.item || jsonb_build_object('code_discount_kobo', CASE
           WHEN s.price = 0 THEN 0
           WHEN v_code.percent IS NOT NULL THEN div(s.price * v_code.percent + 99, 100)
           ELSE div(LEAST(v_code.amount_kobo, s.full_price) * s.running, s.full_price)
              - div(LEAST(v_code.amount_kobo, s.full_price) * (s.running - s.price), s.full_price) END) ORDER BY s.position)
    INTO v_full, v_items FROM summed s;
  IF v_full = 0 THEN
    RAISE EXCEPTION 'The discount code % does not apply to these items.', v_code.code USING ERRCODE = 'LA008';
  END IF;
  RETURN v_items;
END $$;
