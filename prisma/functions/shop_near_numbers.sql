-- The free numbers of an edition that are nearest to a number, in ascending order.
CREATE OR REPLACE FUNCTION shop_near_numbers(p_product_id text, p_number int, p_count int) RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT COALESCE(array_agg(near.n ORDER BY near.n), '{}') FROM (
    SELECT n FROM products p, generate_series(
        GREATEST(1 + p.edition_issued - (SELECT count(*) FROM editions e WHERE e.product_id = p.id), p_number - 1000)::int,
        LEAST(p.edition_size, p_number + 1000)) n
    WHERE p.id = p_product_id
      AND NOT EXISTS (SELECT 1 FROM editions e WHERE e.product_id = p.id AND e.number = n)
      AND NOT EXISTS (SELECT 1 FROM edition_claims c WHERE c.product_id = p.id AND c.number = n)
    ORDER BY abs(n - p_number), n LIMIT p_count) near
$$;
