-- The increment at a price: that of the highest band which starts at or below the price, else the single increment.
CREATE OR REPLACE FUNCTION auction_increment(p_bands jsonb, p_increment bigint, p_price bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT COALESCE(
    (SELECT (b->>'incrementKobo')::bigint FROM jsonb_array_elements(p_bands) b
     WHERE (b->>'fromKobo')::bigint <= p_price ORDER BY (b->>'fromKobo')::bigint DESC LIMIT 1),
    p_increment)
$$;
