-- Returns an order's use of its discount code, once.
CREATE OR REPLACE FUNCTION shop_return_code(p_order_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_code_id text;
BEGIN
  UPDATE orders o SET code_used = false WHERE o.id = p_order_id AND o.code_used RETURNING o.discount_code_id INTO v_code_id;
  UPDATE discount_codes c SET uses = c.uses - 1 WHERE c.id = v_code_id;
END $$;
