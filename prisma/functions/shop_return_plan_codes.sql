-- Returns the uses that these first payments of plans have of their discount codes, once.
CREATE OR REPLACE FUNCTION shop_return_plan_codes(p_intents text[]) RETURNS void LANGUAGE sql AS $$
  WITH ended AS (
    UPDATE subscription_intents i SET code_used = false WHERE i.id = ANY (p_intents) AND i.code_used RETURNING i.discount_code_id
  ), counted AS (
    SELECT e.discount_code_id, count(*)::int AS n FROM ended e GROUP BY e.discount_code_id
  )
  UPDATE discount_codes c SET uses = c.uses - counted.n FROM counted WHERE c.id = counted.discount_code_id
$$;
