-- A country as it is compared: small letters, without punctuation. Empty is Nigeria, the default of an address.
CREATE OR REPLACE FUNCTION shop_country_key(p_country text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(NULLIF(btrim(regexp_replace(lower(COALESCE(p_country, '')), '[[:space:].,''’()&-]+', ' ', 'g')), ''), 'nigeria')
$$;
