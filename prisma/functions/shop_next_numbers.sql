-- The lowest numbers that are neither issued, held nor kept, for units without a chosen number. Those that cost a premium come last, so that
-- nobody gets one by waiting until it is the next. Without chosen numbers and premiums there are no gaps, and they follow the last one. The
-- caller has locked the product.
CREATE OR REPLACE FUNCTION shop_next_numbers(p_product_id text, p_count int) RETURNS SETOF int LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_product products%ROWTYPE;
  v_from int;
  v_premiums boolean;
BEGIN
  SELECT * INTO STRICT v_product FROM products p WHERE p.id = p_product_id;
  -- Editions above 1,000 have no map (MAX_CHOOSABLE_SIZE): their numbers are given in order.
  v_premiums := v_product.edition_size <= 1000 AND EXISTS (SELECT 1 FROM number_premiums r WHERE r.product_id = p_product_id);
  v_from := v_product.edition_issued + 1;
  IF (SELECT max(e.number) FROM editions e WHERE e.product_id = p_product_id) >= v_from THEN
    v_from := v_from - (SELECT count(*) FROM editions e WHERE e.product_id = p_product_id);
  END IF;
  RETURN QUERY SELECT n FROM generate_series(v_from, v_product.edition_size) n
    WHERE NOT EXISTS (SELECT 1 FROM editions e WHERE e.product_id = p_product_id AND e.number = n)
      AND NOT EXISTS (SELECT 1 FROM edition_claims c WHERE c.product_id = p_product_id AND c.number = n)
    ORDER BY v_premiums AND shop_number_premium(p_product_id, n) > 0, n LIMIT p_count;
END $$;
