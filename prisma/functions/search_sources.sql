-- Every public text that the search finds. Members-only texts, drafts and deleted rows are not part of it: an artwork of a members'
-- exhibition is public through its leader's page, without its description.
CREATE OR REPLACE FUNCTION search_sources() RETURNS TABLE (
  kind text, source_id text, page text, slug text, title text, subtitle text, body text, keywords text, image_url text, starts_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT 'product', p.id, 'product', p.slug, p.name, coalesce(p.categories[1], ''), p.description,
    concat_ws(' ', array_to_string(p.categories || p.tags, ' '), p.label->>'medium', p.label->>'accession'),
    (SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position, i.id LIMIT 1), NULL::timestamptz
  FROM products p WHERE p.deleted_at IS NULL
  UNION ALL
  SELECT 'event', e.id, 'event', e.id, e.title, e.place, e.description, '', NULL, e.starts_at
  FROM events e WHERE e.deleted_at IS NULL AND e.cancelled_at IS NULL AND NOT e.is_hidden
  UNION ALL
  SELECT 'auction', a.id, 'auction', a.slug, a.title, '', a.description, '', a.images->0->>'url', a.starts_at
  FROM auctions a WHERE a.status IN ('scheduled', 'closed')
  UNION ALL
  -- The series is named to everybody, the blocks are for those who may enter.
  SELECT 'exhibition', x.id, 'exhibition', x.slug, x.title, x.subtitle, concat_ws(E'\n', nullif(x.story, ''), 'Series: ' || x.series_name,
    CASE WHEN NOT x.requires_vip THEN left(search_block_text(x.id, x.blocks), 60000) END), coalesce(x.series_name, ''), x.image_url, NULL
  FROM exhibitions x WHERE x.deleted_at IS NULL AND NOT x.is_draft
  UNION ALL
  SELECT 'artwork', w.id, CASE WHEN l.id IS NULL THEN 'exhibition' ELSE 'leader' END, coalesce(l.slug, x.slug), w.title, coalesce(l.name, x.title),
    concat_ws(E'\n', CASE WHEN NOT x.requires_vip THEN nullif(w.description, '') END, nullif(w.image_alt, ''),
      (SELECT string_agg(n.title || '. ' || n.body, E'\n' ORDER BY n.position, n.id) FROM artwork_annotations n WHERE n.artwork_id = w.id)),
    '', w.image_url, NULL
  FROM artworks w JOIN exhibitions x ON x.id = w.exhibition_id LEFT JOIN leaders l ON l.id = w.leader_id
  WHERE w.image_url IS NOT NULL AND x.deleted_at IS NULL AND NOT x.is_draft AND l.is_draft IS NOT TRUE
    AND (NOT x.requires_vip OR (l.id IS NOT NULL AND x.slug = 'heads-of-state'))
  UNION ALL
  SELECT t.kind, l.id, 'leader', l.slug, t.title, t.subtitle, t.body, '',
    (SELECT w.image_url FROM artworks w WHERE w.leader_id = l.id ORDER BY w.position, w.id LIMIT 1), NULL
  FROM leaders l JOIN exhibitions x ON x.id = l.exhibition_id
    CROSS JOIN LATERAL jsonb_to_recordset(l.search_texts) AS t (kind text, title text, subtitle text, body text)
  WHERE x.slug = 'heads-of-state' AND x.deleted_at IS NULL AND NOT x.is_draft AND NOT l.is_draft
  UNION ALL
  -- Published comments; everybody reads those of a members' exhibition too (decision 062). A ban can hide those of its author.
  SELECT 'comment', c.id, CASE WHEN x.id IS NULL THEN 'note' ELSE 'conversation' END, coalesce(c.parent_id, c.id),
    CASE WHEN x.id IS NULL THEN 'From the guestbook' ELSE 'A comment on ' || x.title END, '', c.message, '', NULL, NULL
  FROM comments c LEFT JOIN exhibitions x ON x.slug = c.exhibition
  WHERE c.status = 'approved' AND c.deleted_at IS NULL
    AND (c.exhibition = 'guestbook' OR (x.deleted_at IS NULL AND NOT x.is_draft))
    AND NOT EXISTS (SELECT FROM comment_bans b WHERE b.user_id = c.user_id AND b.hides AND b.lifted_at IS NULL)
    AND (c.parent_id IS NULL OR EXISTS (SELECT FROM comments p WHERE p.id = c.parent_id AND p.status = 'approved' AND p.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM comment_bans b WHERE b.user_id = p.user_id AND b.hides AND b.lifted_at IS NULL)))
$$;
