-- Writes every document again: after a change of the functions above it, and for rows that are older than the search.
CREATE OR REPLACE FUNCTION search_reindex() RETURNS void LANGUAGE sql AS $$
  SELECT search_index(ARRAY(SELECT source_id FROM search_sources() UNION SELECT source_id FROM search_documents))
$$;
