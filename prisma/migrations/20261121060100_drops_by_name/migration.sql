-- "Heads of State: Vase!" and "heads-of-state-vase" are one name in an address. Marks over and under letters are taken off
-- first, so that "Ọba" is found as "oba"; "C" because an index wants an answer that no setting changes.
CREATE FUNCTION shop_hyphenated(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(BOTH '-' FROM regexp_replace(
    regexp_replace(lower(normalize(p_text, NFKD) COLLATE "C"), '[\u0300-\u036f''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
$$;

CREATE INDEX "products_hyphenated_name_idx" ON "products" (shop_hyphenated("name")) WHERE "deleted_at" IS NULL;
