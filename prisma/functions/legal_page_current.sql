-- The id of the current version of a legal page.
CREATE OR REPLACE FUNCTION legal_page_current(p_slug text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT v.id FROM legal_page_versions v WHERE v.slug = p_slug ORDER BY v.version DESC LIMIT 1
$$;
