-- Why a number cannot be had, with the nearest available ones; parseNumberRefusal in lib/catalog/editions/rules.ts reads it.
CREATE OR REPLACE FUNCTION shop_number_message(p_product_id text, p_number int, p_name text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_size int := (SELECT p.edition_size FROM products p WHERE p.id = p_product_id);
  v_near int[];
BEGIN
  IF v_size IS NULL THEN RETURN format('%s has no numbers to choose from.', p_name); END IF;
  IF p_number NOT BETWEEN 1 AND v_size THEN RETURN format('No. %s does not exist: %s is an edition of %s.', p_number, p_name, v_size); END IF;
  v_near := shop_near_numbers(p_product_id, p_number, 4);
  RETURN format('No. %s of %s is taken. %s', p_number, p_name, CASE cardinality(v_near)
    WHEN 0 THEN 'No number is available at the moment.'
    WHEN 1 THEN format('The nearest available number is %s.', v_near[1])
    ELSE format('The nearest available numbers are %s and %s.', array_to_string(v_near[:cardinality(v_near) - 1], ', '), v_near[cardinality(v_near)]) END);
END $$;
