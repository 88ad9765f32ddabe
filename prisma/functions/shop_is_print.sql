-- Whether a product is a print, however its category is typed.
CREATE OR REPLACE FUNCTION shop_is_print(p_categories text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT 1 FROM unnest(p_categories) c WHERE lower(btrim(c)) IN ('print', 'prints'))
$$;
