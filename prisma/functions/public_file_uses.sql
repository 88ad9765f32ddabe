-- Where uploaded pictures and sounds are used. A record names a file by the URL of one of its sizes.
CREATE OR REPLACE FUNCTION public_file_uses() RETURNS TABLE (file_id text, kind text, record_id text, slug text, title text, place text) LANGUAGE sql STABLE AS $$
  SELECT substring(i.url FROM '^/api/pictures/(img-[0-9a-z]{20})'), 'product', p.id, p.slug, p.name, 'images'
  FROM product_images i JOIN products p ON p.id = i.product_id WHERE i.url LIKE '/api/pictures/%'
  UNION ALL
  SELECT substring(x.image_url FROM '^/api/pictures/(img-[0-9a-z]{20})'), 'exhibition', x.id, x.slug, x.title, 'cover'
  FROM exhibitions x WHERE x.image_url LIKE '/api/pictures/%'
  UNION ALL
  SELECT substring(block->'sound'->>'url' FROM '^/api/sounds/(snd-[0-9a-z]{20})'), 'exhibition', x.id, x.slug, x.title, 'blocks'
  FROM exhibitions x CROSS JOIN LATERAL jsonb_array_elements(x.blocks) AS block WHERE block->'sound'->>'url' LIKE '/api/sounds/%'
  UNION ALL
  SELECT substring(w.image_url FROM '^/api/pictures/(img-[0-9a-z]{20})'), 'artwork', w.id, w.slug, w.title, 'image'
  FROM artworks w WHERE w.image_url LIKE '/api/pictures/%'
  UNION ALL
  SELECT substring(l.content->'sound'->>'url' FROM '^/api/sounds/(snd-[0-9a-z]{20})'), 'leader', l.id, l.slug, l.name, 'sound'
  FROM leaders l WHERE l.content->'sound'->>'url' LIKE '/api/sounds/%'
  UNION ALL
  SELECT substring(t.recording->>'url' FROM '^/api/sounds/(snd-[0-9a-z]{20})'), 'tour', t.leader_id, l.slug, l.name, t.language
  FROM tour_stops t JOIN leaders l ON l.id = t.leader_id WHERE t.recording->>'url' LIKE '/api/sounds/%'
  UNION ALL
  SELECT substring(image->>'url' FROM '^/api/pictures/(img-[0-9a-z]{20})'), 'auction', a.id, a.slug, a.title, 'images'
  FROM auctions a CROSS JOIN LATERAL jsonb_array_elements(a.images) AS image WHERE image->>'url' LIKE '/api/pictures/%'
  UNION ALL
  SELECT substring(picture->>'url' FROM '^/api/pictures/(img-[0-9a-z]{20})'), 'event', e.id, e.id, e.title, 'pictures'
  FROM events e CROSS JOIN LATERAL jsonb_array_elements(e.pictures) AS picture
  WHERE e.deleted_at IS NULL AND picture->>'url' LIKE '/api/pictures/%'
  UNION ALL
  SELECT substring(e.image_url FROM '^/api/pictures/(img-[0-9a-z]{20})'), 'event', e.id, e.id, e.title, 'image'
  FROM events e WHERE e.deleted_at IS NULL AND e.image_url LIKE '/api/pictures/%'
  UNION ALL
  SELECT substring(block->>'url' FROM '^/api/pictures/(img-[0-9a-z]{20})'), 'newsletter', n.id, coalesce(n.slug, ''), coalesce(nullif(n.subject, ''), 'Draft'), 'blocks'
  FROM newsletter_issues n CROSS JOIN LATERAL jsonb_array_elements(n.blocks) AS block
  WHERE jsonb_typeof(n.blocks) = 'array' AND block->>'url' LIKE '/api/pictures/%'
$$;
