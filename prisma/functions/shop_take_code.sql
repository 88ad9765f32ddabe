-- Counts a use of a discount code for a buyer, unless it is used up or, where it is once per person, the buyer has used it. Buyers of
-- the last use wait for its row, and one of them gets it. The dates count only for `p_dated`: a late payment of an order that was
-- placed in time still has its discount. Returns whether the use was counted.
CREATE OR REPLACE FUNCTION shop_take_code(p_code_id text, p_user_id text, p_email text, p_dated boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM discount_codes c WHERE c.id = p_code_id FOR UPDATE;
  UPDATE discount_codes c SET uses = c.uses + 1
    WHERE c.id = p_code_id AND (c.max_uses IS NULL OR c.uses < c.max_uses)
      AND (NOT p_dated OR (clock_timestamp() >= COALESCE(c.starts_at, '-infinity') AND clock_timestamp() < COALESCE(c.ends_at, 'infinity')))
      AND NOT (c.once_per_person AND EXISTS (SELECT 1 FROM shop_code_uses(c.id, p_user_id, p_email)));
  RETURN FOUND;
END $$;
