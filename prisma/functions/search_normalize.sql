-- A text as the search compares it: lower case, without diacritics and Hausa hooks, one space between words. COLLATE "C" makes the
-- result independent of settings.
CREATE OR REPLACE FUNCTION search_normalize(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(lower(regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f''’ʼ]', '', 'g') COLLATE "C"), 'ɓƁɗƊƙƘƴƳ', 'bbddkkyy'),
    '\s+', ' ', 'g'))
$$;
