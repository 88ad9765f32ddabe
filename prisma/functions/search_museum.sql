-- The best documents of each kind for what a visitor typed. A title that contains the whole query comes first, then words by rank; the last
-- word may be unfinished. Only when nothing matches, titles with a similar word are found. Each step reads a bounded number of rows.
CREATE OR REPLACE FUNCTION search_museum(p_query text, p_per_kind int) RETURNS TABLE (
  kind text, source_id text, page text, slug text, title text, subtitle text, body text, image_url text, starts_at timestamptz,
  score real, is_similar boolean
) LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE
  query text := left(search_normalize(p_query), 200);
  pattern text := '%' || regexp_replace(query, '([\\%_])', '\\\1', 'g') || '%';
  words tsquery := plainto_tsquery('simple', query);
  wanted tsquery := plainto_tsquery('english', query);
  each_kind text;
  is_found boolean := false;
BEGIN
  IF query = '' THEN RETURN; END IF;
  IF numnode(words) > 0 THEN
    wanted := wanted || CASE WHEN length(substring(query FROM '\S+$')) >= 3 THEN (words::text || ':*')::tsquery ELSE words END;
  END IF;
  FOREACH each_kind IN ARRAY ARRAY['leader', 'artwork', 'product', 'exhibition', 'auction', 'event', 'text', 'comment'] LOOP
    RETURN QUERY
      SELECT d.kind, d.source_id, d.page, d.slug, d.title, d.subtitle, d.body, d.image_url, d.starts_at,
        (ts_rank('{0.05, 0.2, 0.4, 1}', d.document, wanted, 1) + CASE WHEN d.title_key = query THEN 4
          WHEN starts_with(d.title_key, query) THEN 2 WHEN d.title_key LIKE pattern THEN 1 ELSE 0 END)::real, false
      FROM search_documents d JOIN (
        (SELECT t.source_id AS id FROM search_documents t
          WHERE length(query) >= 3 AND t.kind = each_kind AND t.title_key LIKE pattern LIMIT 100)
        UNION
        (SELECT t.source_id FROM search_documents t WHERE t.kind = each_kind AND t.document @@ wanted LIMIT 200)
      ) found ON d.source_id = found.id
      WHERE d.kind = each_kind
      ORDER BY 10 DESC, d.title, d.source_id LIMIT p_per_kind;
    is_found := is_found OR FOUND;
  END LOOP;
  IF is_found OR length(query) < 3 THEN RETURN; END IF;
  -- Not with the function's settings above: only a superuser may declare a setting of an extension that is not loaded yet.
  PERFORM set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  RETURN QUERY
    SELECT n.kind, n.source_id, n.page, n.slug, n.title, n.subtitle, n.body, n.image_url, n.starts_at, n.similarity, true
    FROM (
      SELECT s.*, row_number() OVER (PARTITION BY s.kind ORDER BY s.similarity DESC, s.title, s.source_id) AS place
      FROM (SELECT t.*, word_similarity(query, t.title_key) AS similarity FROM search_documents t WHERE query <% t.title_key LIMIT 500) s
    ) n
    WHERE n.place <= p_per_kind ORDER BY n.similarity DESC;
END
$$;
