-- The message when a country is not served.
CREATE OR REPLACE FUNCTION shop_no_delivery_message(p_country text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT format('We do not deliver to %s yet. Please use another address, or write to us.', btrim(p_country))
$$;
