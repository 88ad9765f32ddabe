-- A name as it appears in a URL: "Heads of State: Vase!" and "heads-of-state-vase" are equal. Diacritics are removed first, so
-- that "Ọba" is found as "oba". COLLATE "C" makes the result independent of settings, as an index requires.
CREATE OR REPLACE FUNCTION shop_hyphenated(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(BOTH '-' FROM regexp_replace(
    regexp_replace(lower(normalize(p_text, NFKD) COLLATE "C"), '[\u0300-\u036f''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
$$;

-- Built again whenever this file changes: an index keeps the values of the function it was built with.
DROP INDEX IF EXISTS products_hyphenated_name_idx;
CREATE INDEX products_hyphenated_name_idx ON products (shop_hyphenated(name)) WHERE deleted_at IS NULL;
DROP INDEX IF EXISTS products_series_key_idx;
CREATE INDEX products_series_key_idx ON products (shop_hyphenated(series)) WHERE series IS NOT NULL;
