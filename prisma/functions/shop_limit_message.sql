-- The message when an order exceeds the limit per person.
CREATE OR REPLACE FUNCTION shop_limit_message(p_name text, p_limit int, p_owned int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT format('One person may have %s of %s', p_limit, p_name)
    || CASE WHEN p_owned > 0 THEN format(', and %s %s yours already', p_owned, CASE WHEN p_owned = 1 THEN 'is' ELSE 'are' END) ELSE '' END
$$;
