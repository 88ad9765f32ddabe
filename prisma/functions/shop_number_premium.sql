-- What choosing a number costs above the price, in kobo: the highest of the rules of the product that name it. 0 without one.
CREATE OR REPLACE FUNCTION shop_number_premium(p_product_id text, p_number int) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT COALESCE(max(r.premium_kobo), 0)::bigint FROM number_premiums r JOIN products p ON p.id = r.product_id
  WHERE r.product_id = p_product_id AND CASE r.kind
    WHEN 'single' THEN r.from_number = p_number
    WHEN 'range' THEN p_number BETWEEN r.from_number AND r.to_number
    WHEN 'first' THEN p_number = 1
    WHEN 'last' THEN p_number = p.edition_size END
$$;
