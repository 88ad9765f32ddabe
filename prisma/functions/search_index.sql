-- Writes the documents of these sources, and deletes those of sources that are no longer public. Titles weigh most. Words are indexed as
-- written, for the beginning of a word, and by their English stem.
CREATE OR REPLACE FUNCTION search_index(p_source_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d WHERE d.source_id = ANY (p_source_ids)
    AND NOT EXISTS (SELECT FROM search_sources() s WHERE s.source_id = ANY (p_source_ids) AND s.source_id = d.source_id AND s.kind = d.kind);
  INSERT INTO search_documents AS d (kind, source_id, page, slug, title, subtitle, body, image_url, starts_at, title_key, document)
  SELECT s.kind, s.source_id, s.page, s.slug, s.title, s.subtitle, s.body, s.image_url, s.starts_at, n.title,
    setweight(to_tsvector('simple', n.title) || to_tsvector('english', n.title), 'A')
      || setweight(to_tsvector('simple', n.keywords) || to_tsvector('english', n.keywords), 'B')
      || setweight(to_tsvector('simple', n.body) || to_tsvector('english', n.body), 'D')
  FROM search_sources() s CROSS JOIN LATERAL (SELECT search_normalize(s.title) AS title,
    search_normalize(s.subtitle || ' ' || s.keywords) AS keywords, search_normalize(left(s.body, 80000)) AS body) n
  WHERE s.source_id = ANY (p_source_ids)
  ON CONFLICT (kind, source_id) DO UPDATE SET page = excluded.page, slug = excluded.slug, title = excluded.title,
    subtitle = excluded.subtitle, body = excluded.body, image_url = excluded.image_url, starts_at = excluded.starts_at,
    title_key = excluded.title_key, document = excluded.document
  WHERE d.* IS DISTINCT FROM excluded.*;
END
$$;
